import { isCount, isRecord } from '../shape.ts';
import { OpenKeys } from '../vault/keys.ts';
import type * as CreateWallet from './types.ts';

export function startCreating({
  userId,
  words = 12,
}: CreateWallet.CreateWalletInput): CreateWallet.CreateWalletContext {
  return { userId, words, draft: null, ask: [], message: '' };
}

/** Words that were made, with positions to ask for. */
export function isMade(answer: CreateWallet.GeneratePhraseAnswer): boolean {
  return isRecord(answer) && answer.draft instanceof OpenKeys && asksSomething(answer.ask);
}

export function isWrongPick(answer: CreateWallet.CheckWordsAnswer): boolean {
  return isRecord(answer) && answer.kind === 'wrong' && asksSomething(answer.ask);
}

/** The positions asked for next; the same ones when the answer has none. */
export function nextAsk(context: CreateWallet.CreateWalletContext, answer: CreateWallet.CheckWordsAnswer) {
  return answer.kind === 'wrong' ? answer.ask : context.ask;
}

/** The words. @throws TypeError when there are none: a state was entered that needs them. */
export function draftOf({ draft }: { readonly draft: OpenKeys | null }): OpenKeys {
  if (draft === null) throw new TypeError('There are no words yet.');
  return draft;
}

function asksSomething(ask: unknown): boolean {
  return Array.isArray(ask) && ask.length > 0 && ask.every((position) => isCount(position) && position > 0);
}
