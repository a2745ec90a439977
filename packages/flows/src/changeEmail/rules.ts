import { emailMax, isEmail } from '../email.ts';
import { changeEmailMessages } from './messages.ts';

/** The longest email that the contract takes, in characters. */
export const changeEmailLimits = { email: emailMax } as const;

interface Emails {
  readonly current: string;
  readonly email: string;
}

/** What is wrong with the new email, null where nothing is; blanks around it do not count, and neither do capitals. */
export function newEmailError({ current, email }: Emails): string | null {
  const next = email.trim();
  if (!isEmail(next)) return changeEmailMessages.email;
  return next.toLowerCase() === current.toLowerCase() ? changeEmailMessages.same : null;
}
