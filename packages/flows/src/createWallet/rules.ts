import { isCount, isRecord } from '../shape.ts';
import { OpenKeys } from '../vault/keys.ts';
import type * as CreateWallet from './types.ts';

export function startCreating({
  userId,
  words = 12,
}: CreateWallet.CreateWalletInput): CreateWallet.CreateWalletContext {
  return { userId, words, draft: null, ask: [], message: '' };
}

/** A generated phrase with the positions to ask for. */
export function isMade(answer: CreateWallet.GeneratePhraseAnswer): boolean {
  return isRecord(answer) && answer.draft instanceof OpenKeys && hasQuestions(answer.ask);
}

export function isWrongPick(answer: CreateWallet.CheckWordsAnswer): boolean {
  return isRecord(answer) && answer.kind === 'wrong' && hasQuestions(answer.ask);
}

/** The positions to ask for next; the same ones if the answer has none. */
export function nextAsk(context: CreateWallet.CreateWalletContext, answer: CreateWallet.CheckWordsAnswer) {
  return answer.kind === 'wrong' ? answer.ask : context.ask;
}

function hasQuestions(ask: unknown): boolean {
  return Array.isArray(ask) && ask.length > 0 && ask.every((position) => isCount(position) && position > 0);
}
