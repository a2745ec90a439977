import type { MailContent } from '../../mail/renderMail.ts';
import { CHANGE_EMAIL_MINUTES, RESET_MINUTES } from './rules.ts';

/** The mail with the link for a new password (AUTH-1). */
export function resetMail(url: string): MailContent {
  return {
    subject: (name) => `Set a new password for ${name}`,
    lines: (name) => [`Somebody, hopefully you, asked to set a new password for your account at ${name}.`],
    action: { label: 'Set a new password', url },
    after: () => [
      `The link works once, for ${RESET_MINUTES} minutes.`,
      'If you did not ask for it, you can ignore this mail: your password stays as it is.',
    ],
  };
}

/** The mail to a new email, which becomes the account's after its link is confirmed (AUTH-3). */
export function newEmailMail(url: string): MailContent {
  return {
    subject: (name) => `Confirm your new email for ${name}`,
    lines: (name) => [`Somebody, hopefully you, asked to use this email for their account at ${name}.`],
    action: { label: 'Confirm this email', url },
    after: () => [
      `The link works once, for ${CHANGE_EMAIL_MINUTES} minutes.`,
      'If you did not ask for it, you can ignore this mail: nothing changes.',
    ],
  };
}
