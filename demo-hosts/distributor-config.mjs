/** Questions and answers, as a bank writes them, for customers who do not find something. */
const questions = [
  {
    title: 'Har du nettopp kjøpt en forsikring?',
    description: 'Det kan ta inntil to dager før en ny forsikring vises her. Forsikringen gjelder fra datoen du valgte.',
    link: { url: '/privat/forsikring/dokumenter', urlText: 'Se dokumentene dine', external: false },
  },
  {
    title: 'Er forsikringen din gjennom jobben?',
    description: 'Forsikringer som arbeidsgiveren din betaler for, ligger hos arbeidsgiveren.',
    link: { url: '/demo/partner/', urlText: 'Les om forsikringer gjennom jobben', external: true },
  },
  {
    title: 'Er forsikringen i et annet navn?',
    description: 'Du ser bare forsikringer som står i ditt eget navn. Samboeren eller ektefellen din ser sine egne.',
  },
  // This item has no group for the link. Banks use both forms.
  {
    title: 'Hører forsikringen til et kort?',
    description: 'Reiseforsikringen som følger med kortet, finner du hos banken som har gitt deg kortet.',
    url: '/demo/partner/',
    urlText: 'Finn forsikringen til kortet',
    external: true,
  },
  {
    title: 'Har du sagt opp forsikringen?',
    description: 'Forsikringer som er avsluttet, vises ikke. Vilkårene du hadde, finner du blant dokumentene.',
    url: '/privat/forsikring/dokumenter',
    urlText: 'Se dokumentene dine',
  },
];

const otherInsurances = [
  {
    title: 'Fjordbanken Kort',
    description: 'Reise- og avbestillingsforsikring når minst halve reisen er betalt med kortet.',
    meldSkadeUrl: '/privat/forsikring/skade/jump/kort',
    lesMerUrl: '/demo/partner/',
    external: true,
  },
  {
    title: 'Fjordbanken Ung',
    description: 'Innboforsikring for deg under 28 år som har programmet Fjordbanken Ung.',
    meldSkadeUrl: '/privat/forsikring/skade/jump/ung',
    lesMerUrl: '/privat/forsikring/ung',
  },
  {
    title: 'Forsikring gjennom fagforbundet',
    description: 'Kollektiv hjemforsikring, som følger med medlemskapet ditt.',
    lesMerUrl: '/demo/partner/',
    external: true,
  },
];

const boxes = [
  {
    type: 'skadeoppgjor',
    title: 'Raskt skadeoppgjør',
    content: [
      { type: 'text', value: 'Ni av ti skader på reise og innbo er gjort opp innen et døgn.' },
      { type: 'link', text: 'Slik melder du skade', url: '/privat/forsikring/skade' },
    ],
  },
  {
    type: 'fornoydeKunder',
    title: 'Fornøyde kunder',
    content: [
      { type: 'text', value: 'Kundene våre gir skadeoppgjøret 4,6 av 5.' },
      { type: 'link', text: 'Les hva kundene sier', url: '/demo/partner/', external: true },
    ],
  },
];

const link = (text, path) => ({ text, url: `/privat/forsikring/${path}`, external: false });

/** Insurances that a bank sells in another way than the insurer. @type {Record<string, object>} */
const purchaseGroups = {
  fana: { bat: [], reise: [{ text: 'Reise med kortet', url: '/demo/partner/', external: true }, link('Reise', 'skade/reise')] },
  sbm: {
    kjoretoy: [link('Bil', 'motor/bil'), link('Motorsykkel', 'motor/mc'), link('Tilhenger', 'motor/tilhenger?type=TILHENGER')],
    husOgHytte: [link('Hus', 'hus'), link('Hytte', 'hytte')],
    reise: [],
    innbo: [link('Innbo', 'innbo')],
    livOgHelse: [link('Livsforsikring', 'liv/kjop/livsforsikring')],
    bat: [link('Båt', 'motor/baat')],
    dyr: [link('Hund', 'skade/kjaeledyr/hund'), link('Katt', 'skade/kjaeledyr/katt')],
  },
};

/** Texts in the bank's own words, by language and key. @type {Record<string, object>} */
const ownTexts = {
  sbm: {
    nb: { 'offers.intro': 'Her er forsikringene du har fått en pris på.', 'feedback.thanks': 'Takk! Vi leser alt du skriver.' },
    nn: { 'offers.intro': 'Her er forsikringane du har fått ein pris på.', 'feedback.thanks': 'Takk! Vi les alt du skriv.' },
    en: { 'offers.intro': 'Here is the insurance that you have been given a price for.', 'feedback.thanks': 'Thank you! We read all that you write.' },
  },
};

/** Number of questions that a bank shows. The numbers cover all cases of the accordion. @type {Record<string, number>} */
const questionCounts = { sb1: 3, eika: 4, fana: 1, sbm: 2, dnb: 0 };

/** Discounts in percent on a car insurance bought on the web, for banks that differ from the default. @type {Record<string, number>} */
const webDiscounts = { sb1: 15, sbm: 12 };

/**
 * Optional parts of the configuration: every field that a bank may leave empty or switch off. Each bank uses other fields.
 * @param {string} distributor `dnb` adds nothing
 * @param {string} dsn of the error service
 */
export function distributorConfig(distributor, dsn) {
  const isPlain = distributor === 'dnb';
  return {
    finnerIkkeForsikringConfig: questions.slice(0, questionCounts[distributor] ?? questions.length),
    andreForsikringer: isPlain ? [] : otherInsurances,
    taskCards: { showBedriftsportal: !isPlain, bedriftsportalUrl: '/demo/partner/', skrytebokser: isPlain ? [] : boxes },
    purchaseGroups: purchaseGroups[distributor],
    texts: ownTexts[distributor],
    showSamtykkerMinProfil: !isPlain,
    showVedlikeholdsKalender: !isPlain,
    vedlikeholdsKalenderUrl: '/demo/partner/',
    bilNettrabatt: webDiscounts[distributor],
    errorReporting: { dsn, trafficLevel: distributor === 'fremtind' ? 'HIGH' : 'NORMAL' },
  };
}
