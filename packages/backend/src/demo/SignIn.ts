import { SAMPLE_INVESTORS } from '../modules/demo/sampleInvestors.ts';

/** The credentials of the sample investor. */
export interface SignIn {
  readonly email: string;
  readonly password: string;
}

/** The sample investor's e-mail. */
export const DEMO_EMAIL = SAMPLE_INVESTORS.amelia.email;
