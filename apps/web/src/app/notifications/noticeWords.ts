import type { NoticeCode } from '@keel/contract';
import type { Cents, Notification } from '@keel/flows';
import { centsFromWire } from '../../api/money.ts';

/** The texts of the product's own notifications (PUSH-6), in one language. */
interface Notice {
  readonly title: string;
  readonly text: (amount: string) => string;
}

/** The notifications in another language than English, which the server writes (SET-2). */
export interface NoticeWords {
  readonly notices: Readonly<Record<NoticeCode, Notice>>;
  /** A sentence that quotes the operator's reason. */
  readonly withReason: (sentence: string, reason: string) => string;
}

/** A notification as a person reads it. */
export interface NoticeText {
  readonly title: string;
  readonly message: string;
}

/**
 * Translates a notification by its code. An operator's own message, one that was stored before notifications had codes, and
 * every one in English (`words` is null) is shown as the server wrote it.
 */
export function noticeText(
  words: NoticeWords | null,
  dollars: (cents: Cents) => string,
  { title, message, messageCode, params = {} }: Pick<Notification, 'title' | 'message' | 'messageCode' | 'params'>,
): NoticeText {
  if (words === null || !isNoticeCode(messageCode, words)) return { title, message };
  const { amount, reason } = params;
  const notice = words.notices[messageCode];
  const sentence = notice.text(amount === undefined ? '' : dollars(centsFromWire(amount)));
  return { title: notice.title, message: reason === undefined ? sentence : words.withReason(sentence, reason) };
}

function isNoticeCode(code: string | undefined, { notices }: NoticeWords): code is NoticeCode {
  return code !== undefined && Object.hasOwn(notices, code);
}
