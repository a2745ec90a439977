import { emailMax, isEmail } from '../email.ts';
import { forgotPasswordMessages } from './messages.ts';

/** The maximum length of an email in the contract, in characters. */
export const forgotPasswordLimits = { email: emailMax } as const;

/** Validates the email; null if it is valid. Surrounding spaces are ignored. */
export function emailError(email: string): string | null {
  return isEmail(email.trim()) ? null : forgotPasswordMessages.email;
}

/** Whether something is typed, which enables the button. */
export function isTyped(email: string): boolean {
  return email.trim() !== '';
}
