import { SAMPLE_INVESTORS, type SamplePerson } from '../modules/demo/sampleInvestors.ts';

/** All people of the demo's history: those whom a visitor can continue as, and two more for the operator's lists. */
export const PEOPLE = {
  ...SAMPLE_INVESTORS,
  kwame: {
    email: 'kwame@example.org',
    firstName: 'Kwame',
    lastName: 'Boateng',
    gender: 'male',
    country: 'Ghana',
    phone: '+233 555 0104',
  },
  olena: {
    email: 'olena@example.org',
    firstName: 'Olena',
    lastName: 'Shevchuk',
    gender: 'female',
    country: 'Poland',
    phone: '+48 555 0105',
  },
} as const satisfies Record<string, SamplePerson>;

export type PersonName = keyof typeof PEOPLE;
