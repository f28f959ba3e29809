import type { TextTree } from '../../platform/texts.ts';

const weHelp = 'Ta kontakt med oss, så hjelper vi deg.';
const cannotBuy = 'Du kan ikkje kjøpe forsikring på nett';

export const errorPage = {
  kinds: {
    error: {
      generell: { title: 'Noko har gått gale', lead: 'Prøv igjen, eller ta kontakt med oss' },
      utilgjengelig: { title: 'Tenesta er utilgjengeleg no', lead: 'Prøv igjen etter klokka 06.00' },
      avsluttForsikring: { title: 'Forsikringa di kan ikkje avsluttast på nett', lead: weHelp },
      alleredeAvsluttet: { title: 'Forsikringa er allereie avslutta' },
      finnes: { title: 'Eit tilsvarande produkt er allereie forsikra' },
      kanIkkeSeForsikringPaaNett: { title: 'Du kan ikkje sjå forsikringar på nett', lead: weHelp },
    },
    block: {
      under18: { title: 'Du må ha fylt 18 år for å kjøpe forsikring på nett' },
      generell: { title: cannotBuy },
      lo: { title: cannotBuy },
      uonsket: { title: cannotBuy },
      utenlandskBosted: { title: 'Bustadadressa di er utanfor Noreg' },
      kanIkkeSeForsikringPaaNett: { title: 'Du kan ikkje sjå forsikringar på nett' },
    },
  },
  unknown: { title: 'Oisann, her oppstod det ein feil' },
  notFound: { title: 'Denne sida ser ut til å vere borte...' },
  retry: 'Prøv igjen',
  goBack: 'Gå tilbake',
  toOverview: 'Til forsikringsoversikta',
  contactUs: 'Ta kontakt med oss',
  contactBank: 'Ta kontakt med banken din for hjelp med forsikringane dine.',
} satisfies TextTree;
