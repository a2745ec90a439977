import type { MailContent } from '../../mail/renderMail.ts';
import { CODE_MINUTES } from './rules.ts';

/** The mail with the four digits (VERIFY-4). */
export function codeMail(code: string): MailContent {
  return {
    subject: (name) => `Your code for ${name}`,
    lines: (name) => [`Your code for ${name} is`],
    code,
    after: (name) => [
      `It works once, for ${CODE_MINUTES} minutes. If you did not ask for it, you can ignore this mail.`,
      `Nobody from ${name} will ever ask you for it.`,
    ],
  };
}

/** Sent to somebody who signs up again, if the answer to the caller must not reveal that the account exists. */
export const accountExistsMail: MailContent = {
  subject: (name) => `You have an account at ${name}`,
  lines: (name) => [
    `Somebody, perhaps you, requested a new account at ${name} with this e-mail.`,
    'You already have one: please log in with your password.',
    'If it was not you, you can ignore this mail.',
  ],
};
