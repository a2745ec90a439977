import type { DemoInvestor } from '@keel/contract';

/** The sign-up data of a sample investor of demo mode. */
export interface SamplePerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: 'male' | 'female';
  readonly country: string;
  readonly phone: string;
}

/** The sample investors that a visitor can continue as, in the order of the offer (DEMO-1). */
export const SAMPLE_INVESTORS = {
  amelia: {
    email: 'amelia@example.org',
    firstName: 'Amelia',
    lastName: 'Rosenthal',
    gender: 'female',
    country: 'Portugal',
    phone: '+351 555 0100',
    standing: 'verified',
  },
  noah: {
    email: 'noah@example.org',
    firstName: 'Noah',
    lastName: 'Lindqvist',
    gender: 'male',
    country: 'Sweden',
    phone: '+46 555 0101',
    standing: 'new',
  },
  mei: {
    email: 'mei@example.org',
    firstName: 'Mei',
    lastName: 'Tanaka',
    gender: 'female',
    country: 'Japan',
    phone: '+81 555 0102',
    standing: 'waiting',
  },
  tomas: {
    email: 'tomas@example.org',
    firstName: 'Tomás',
    lastName: 'Ferreira',
    gender: 'male',
    country: 'Brazil',
    phone: '+55 555 0103',
    standing: 'rejected',
  },
} as const satisfies Record<DemoInvestor['as'], SamplePerson & Pick<DemoInvestor, 'standing'>>;
