import type { TextTree } from '../../platform/texts.ts';

export const recommendations = {
  title: 'Recommended for you',
  lead: 'See the insurance',
  products: {
    BIL: { title: 'Car insurance', content: 'Choose the cover that suits your car and how you use it.' },
    HUS: { title: 'House insurance', content: 'Peace of mind for your home when something happens.' },
    REISE: { title: 'Travel insurance', content: 'Valid on short and long trips, all year round.' },
    LIVSFORSIKRING: { title: 'Life insurance', content: 'Gives those closest to you financial security.' },
    KRITISK_SYKDOM: { title: 'Critical illness', content: 'A payout if you become seriously ill.' },
    INNBO: { title: 'Contents insurance', content: 'Covers your belongings at home and on the go.' },
    UFOEREPENSJON: { title: 'Disability pension', content: 'A monthly income if you are unable to work.' },
    UFOEREKAPITAL: { title: 'Disability lump sum', content: 'A one-off payment if you become permanently disabled.' },
    BEHANDLINGSFORSIKRING: { title: 'Medical treatment insurance', content: 'A shorter route to a doctor and treatment.' },
    MOPED: { title: 'Moped insurance', content: 'For mopeds and scooters, all year round.' },
    FRITIDSHUS: { title: 'Cabin insurance', content: 'Peace of mind for your cabin when you are not there.' },
    BAAT: { title: 'Boat insurance', content: 'For your boat, at sea and in storage.' },
    MC: { title: 'Motorcycle insurance', content: 'Choose the cover that suits your motorcycle.' },
  },
  campaigns: {
    bundle: 'Up to 15% bundle discount on non-life insurance',
    bank: 'As a bank customer, you get an extra 5% discount.',
    union: 'As an LO member, you get kr\u00a01,000 off the deductible.',
    carOnline: 'Get a {percent}% discount when you buy car insurance online.',
  },
} satisfies TextTree;
