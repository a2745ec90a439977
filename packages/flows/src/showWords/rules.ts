import { isCount, isRecord } from '../shape.ts';
import { OpenKeys } from '../vault/keys.ts';
import { isAnswerOfKind, isWrongPasscode, locksOut } from '../vault/rules.ts';
import { showWordsMessages } from './messages.ts';
import type * as ShowWords from './types.ts';

/** The wait between the passcode and the words: time to think for somebody who is being talked into it. */
export const wordsWait = 10_000;
/** How long words stay uncovered. */
export const wordsShown = 60_000;

const noWords = { phrase: null, count: 0, readyAt: 0 } as const;

export function startShowing({ userId }: ShowWords.ShowWordsInput): ShowWords.ShowWordsContext {
  return { userId, ...noWords, message: '' };
}

/** Words that can be shown after the wait. */
export function isRecalled(answer: ShowWords.RecallWordsAnswer): boolean {
  if (!isRecord(answer) || answer.kind !== 'recalled') return false;
  return answer.phrase instanceof OpenKeys && isCount(answer.count) && answer.count > 0 && isCount(answer.at);
}

/** The words of the answer. @throws TypeError if it has none, which a guard prevents */
export function setWords(
  answer: ShowWords.RecallWordsAnswer,
): Pick<ShowWords.ShowWordsContext, 'phrase' | 'count' | 'readyAt'> {
  if (answer.kind !== 'recalled') throw new TypeError('There are no words; check it first.');
  return { phrase: answer.phrase, count: answer.count, readyAt: answer.at + wordsWait };
}

/** Without the words. */
export function dropWords(): Pick<ShowWords.ShowWordsContext, 'phrase' | 'count' | 'readyAt'> {
  return noWords;
}

/** The words. @throws TypeError if there are none, which no state that needs them allows */
export function phraseOf({ phrase }: ShowWords.ShowWordsContext): OpenKeys {
  if (phrase === null) throw new TypeError('There are no words yet.');
  return phrase;
}

/** Why the words cannot be shown. */
export function notRecalledMessage(answer: unknown): string {
  if (locksOut(answer)) return showWordsMessages.tooOften;
  if (isWrongPasscode(answer)) return showWordsMessages.wrong;
  if (isAnswerOfKind(answer, 'damaged')) return showWordsMessages.damaged;
  return isAnswerOfKind(answer, 'weak') ? showWordsMessages.weak : showWordsMessages.failed;
}
