import { DAY } from '../../clock.ts';
import type { MailContent } from '../../mail/renderMail.ts';
import type { Notice } from './notices.ts';

/** How long the delivery of a mail about an account is retried. */
export const NOTICE_LIFE_MS = 3 * DAY;

/** PAYOUT-5: for how many days a 'This was not me' link is valid. */
export const NOT_ME_DAYS = 7;

/** The links of a notice. */
export interface NoticeLinks {
  /** 'This was not me': with a token after its `#`. */
  readonly notMe: string;
  /** The page for requesting a new password. */
  readonly forgot: string;
}

/** The mail of a notice, with the 'This was not me' link (PAYOUT-5). */
export function noticeMail({ subject, lines }: Notice, { notMe, forgot }: NoticeLinks): MailContent {
  return {
    subject,
    lines: (name) => [
      ...lines(name),
      'If this was you, there is nothing to do.',
      'If it was not you, press this button and confirm. No more money leaves your account, and everybody is logged out, until we have talked to you:',
    ],
    action: { label: 'This was not me', url: notMe },
    after: () => [`The link works once, for ${NOT_ME_DAYS} days. Then set a new password: ${forgot}`],
  };
}

/**
 * Confirms that the account was frozen by 'This was not me' (PAYOUT-5). Only the operator can end that, so the mail has
 * no link for it.
 */
export function frozenMail(forgot: string): MailContent {
  return {
    subject: (name) => `Your account at ${name} is frozen`,
    lines: (name) => [
      `You told us that something in your account at ${name} was not done by you.`,
      'No money leaves your account any more, and everybody was logged out. A payment that is already under way may still arrive.',
      'Please contact us: only we can lift this. Until then, set a new password, so that nobody else can log in:',
    ],
    action: { label: 'Set a new password', url: forgot },
  };
}

/** Confirms that an account is closed, what was erased, and for how many years the rest is kept (AUTH-9). */
export function closedMail(years: number): MailContent {
  return {
    subject: (name) => `Your account at ${name} is closed`,
    lines: (name) => [
      `Your account at ${name} is closed, and nobody can log in to it any more.`,
      'Your photo, your phone number, your password and the other ways to log in were erased.',
      `The law requires us to keep your identity data for ${years === 1 ? 'a year' : `${years} years`}; then it is erased too. Records of deposits and payouts stay.`,
      'If it was not you who closed it, please contact us.',
    ],
  };
}

/** Notifies the previous email of a change, with a link that undoes it and works for `days` days (AUTH-3). */
export function emailChangedMail(undo: string, days: number): MailContent {
  return {
    subject: (name) => `Your email for ${name} was changed`,
    lines: (name) => [
      `The email of your account at ${name} was changed. You log in with the new one, and our mails go there.`,
      'If this was you, there is nothing to do.',
      'If it was not you, press this button and confirm. This email is put back, no more money leaves your account, and everybody is logged out, until we have talked to you:',
    ],
    action: { label: 'This was not me', url: undo },
    after: () => [`The link works once, for ${days} days.`],
  };
}
