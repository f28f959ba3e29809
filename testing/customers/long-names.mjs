import { agreement, baseCustomer, dayFrom, offer } from './fixtures.mjs';

const longWord = 'Menneskerettighetsorganisasjonsansvarsforsikringsavtale';

/**
 * Texts and amounts that are longer than the layout expects.
 * @param {number} now epoch milliseconds
 */
export function longNamesCustomer(now) {
  const base = baseCustomer();
  return {
    ...base,
    customer: {
      ...base.customer,
      navn: 'Anne-Katharina Wilhelmine Fredriksborg-Sørlandsbakken Eksempelsdatter',
      kontaktInformasjon: {
        epostAdresse: 'anne-katharina.wilhelmine.fredriksborg-sorlandsbakken@langtdomenenavn.eksempel.example',
        mobilNummer: '+4790000003',
        editable: true,
      },
    },
    agreements: longAgreements(),
    offers: longOffers(now),
    motorTasks: [
      { oppgavetype: 'ENDRE_KMSTAND', beskrivelse: `Mercedes-Benz ${longWord} 4MATIC`, avtalenummer: '83000019' },
    ],
  };
}

const longAgreements = () => [
  agreement({ policyNumber: '83000019', name: longWord, productType: 'BIL', monthlyPrice: 1_234_567.5,
    description: 'Mercedes-Benz Sprinter 319 CDI bobil med tilhenger, takboks, solcellepanel og ombygget kjøkken, '
      + 'registrert i Nordland og brukt av hele storfamilien gjennom alle fire årstider', avtaleStatus: 'RENEWAL' }),
  agreement({ policyNumber: '83000027-2026-000000000000001', productType: 'FRITIDSHUS', monthlyPrice: 98_765,
    name: 'Hytteforsikring for fredet seterbygning med stabbur, naust og tilhørende veirett over naboeiendommen',
    description: 'Øvre_Sætersdalsvegen_1024_H0101_uten_mellomrom_i_det_hele_tatt', avtaleStatus: 'PROCESSING',
    pakkeTilbud: [{ name: longWord }] }),
  agreement({ policyNumber: '83000035', name: 'Liv', description: 'Kort', productType: 'LIVSFORSIKRING',
    systemSource: 'PROLIFE', avtaleStatus: 'PENDING', monthlyPrice: 1 }),
];

/** @param {number} now */
const longOffers = (now) => [
  offer({ policyNumber: '92000011', name: `${longWord} med utvidet dekning`, productType: 'HUS',
    description: 'Enebolig med utleiedel, dobbeltgarasje, drivhus, basseng og lekestue i Nordre Østfoldbakkens vei '
      + '1024 B, 9999 Austre-Vågsøysundsosen', versionNumber: '128', monthlyPrice: 345_678, yearlyPrice: 4_148_136,
    tfaMonthly: 12_345, expirationDate: dayFrom(now, 365),
    pakkeTilbud: [
      { name: `Innbo ${longWord}`, productType: 'INNBO', policyNumber: '92000029', monthlyPrice: 99_999,
        yearlyPrice: 1_199_988 },
      { name: 'Verdisaker, smykker, musikkinstrumenter og kunst', productType: 'VERDISAKER', policyNumber: '92000037',
        monthlyPrice: 12_345.67, yearlyPrice: 148_148.04 },
    ] }),
];
