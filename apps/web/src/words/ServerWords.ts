import type { MessageCode, MessageParams } from '@keel/contract';
import type { en as entries } from '../app/money/entryWords.ts';
import type { NoticeWords } from '../app/notifications/noticeWords.ts';
import type { Translated } from './Translated.ts';

/** What the server says in one language, by the codes of the contract: a language that lacks one does not compile. */
export interface ServerWords {
  /** How times are written in a sentence. */
  readonly locale: string;
  /** What a call is answered with: a text, one that agrees with a number, or one with a time. */
  readonly answers: Readonly<
    Record<MessageCode, string | ((count: number) => string) | { readonly until: (when: string) => string }>
  >;
  readonly notices: NoticeWords;
  readonly entries: Translated<typeof entries>;
}

/** Says an answer by its code; null for a code that this version of the app does not know. */
export function sayAnswer(
  { answers, locale }: ServerWords,
  code: MessageCode,
  { count, until }: MessageParams,
): string | null {
  const sentence = Object.hasOwn(answers, code) ? answers[code] : null;
  if (sentence === null || typeof sentence === 'string') return sentence;
  if (typeof sentence === 'function') return count === undefined ? null : sentence(count);
  const at = until === undefined ? Number.NaN : Date.parse(until);
  return Number.isNaN(at) ? null : sentence.until(timeText(locale, at));
}

/** A time in the reader's place. The format of @keel/ui comes with its styles, which the words do without. */
function timeText(locale: string, at: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
