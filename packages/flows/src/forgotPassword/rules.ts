import { emailMax, isEmail } from '../email.ts';
import { forgotPasswordMessages } from './messages.ts';

/** The longest e-mail that the contract takes, in characters. */
export const forgotPasswordLimits = { email: emailMax } as const;

/** What is wrong with the e-mail, null where nothing is; blanks around it do not count. */
export function emailError(email: string): string | null {
  return isEmail(email.trim()) ? null : forgotPasswordMessages.email;
}

/** Something is typed: the button works. */
export function isTyped(email: string): boolean {
  return email.trim() !== '';
}
