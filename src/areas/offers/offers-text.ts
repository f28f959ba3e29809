import type { Catalogue } from '../../platform/texts.ts';
import { useTexts } from '../../ui/content/use-texts.ts';

/** Texts of the offers page; wording by the OF rows. */
export const offersText = {
  name: 'offers',
  nb: {
    title: 'Tilbudene dine',
    emptyTitle: 'Du har ingen tilbud',
    toPurchase: 'Se forsikringer du kan kjøpe',
    intro:
      'Det er lurt å sikre seg med gode forsikringer. Her finner du tilbudene du har lagret hos oss.',
    loading: 'Laster innhold',
    fetchError: 'En feil oppsto ved henting av dine tilbud.',
    /** Shown below the title when there are no offers, but some may be missing. */
    unknown: 'Akkurat nå vet vi ikke om du har tilbud hos oss.',
    sourceError: 'Noen av systemene våre er nede. Det kan hende noen av tilbudene dine mangler fra listen.',
    retry: 'Prøv igjen',
    offer: 'Tilbud',
    monthly: 'Månedspris',
    yearly: 'Årspris',
    trafficFee: 'Herav trafikkforsikringsavgift',
    total: 'Totalt',
    noPrice: 'Se tilbudet for pris',
    validTo: 'Gyldig til {date}',
    expired: 'Utløpt',
    renew: 'Få nytt tilbud',
    buy: 'Kjøp forsikringen',
    contactToBuy: 'Ta kontakt med {whom} for å kjøpe',
    contactUsToBuy: 'Ta kontakt med oss for å kjøpe',
    remove: 'Fjern tilbud',
    removeQuestion: 'Er du sikker på at du vil fjerne tilbudet?',
    removeYes: 'Ja, fjern tilbudet',
    removeNo: 'Nei, behold tilbudet',
    removed: 'Tilbudet er fjernet',
    removedOf: 'Tilbudet på {name} er fjernet',
    removeCodeError: 'En feil oppsto, og tilbudet kan ikke fjernes akkurat nå.',
    removeError: 'En feil oppsto ved sletting av ditt tilbud.',
  },
} as const satisfies Catalogue;

/** Returns the texts in the element's language. */
export const useOffersText = () => useTexts(offersText);
