import type { MessageCode, MessageParams } from '@keel/contract';
import type { en as entries } from '../app/money/entryWords.ts';
import type { NoticeWords } from '../app/notifications/noticeWords.ts';
import type { Translated } from './Translated.ts';

/** The server's texts in one language, by the codes of the contract: a language that lacks one does not compile. */
export interface ServerWords {
  /** The format of times in a sentence. */
  readonly locale: string;
  /** The text of an answer: fixed, with a plural, or with a time. */
  readonly answers: Readonly<
    Record<MessageCode, string | ((count: number) => string) | { readonly until: (when: string) => string }>
  >;
  readonly notices: NoticeWords;
  readonly entries: Translated<typeof entries>;
}

/** The text of an answer by its code; null for a code that this version of the app does not know. */
export function translateAnswer(
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

/** A time in the reader's time zone. Not formatted by @keel/ui, which would load its styles too. */
function timeText(locale: string, at: number): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}
