import { emailMax, isEmail } from '../email.ts';
import { changeEmailMessages } from './messages.ts';

/** The maximum length of an email in the contract, in characters. */
export const changeEmailLimits = { email: emailMax } as const;

interface Emails {
  readonly current: string;
  readonly email: string;
}

/** Validates the new email; null if it is valid. Surrounding spaces and letter case are ignored. */
export function newEmailError({ current, email }: Emails): string | null {
  const next = email.trim();
  if (!isEmail(next)) return changeEmailMessages.email;
  return next.toLowerCase() === current.toLowerCase() ? changeEmailMessages.same : null;
}
