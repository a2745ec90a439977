import { isCount, isRecord } from '../shape.ts';
import { OpenKeys } from '../vault/keys.ts';
import type * as CreateWallet from './types.ts';

export function startCreating({
  userId,
  words = 12,
}: CreateWallet.CreateWalletInput): CreateWallet.CreateWalletContext {
  return { userId, words, draft: null, positions: [], message: '' };
}

/** A generated phrase with the positions to ask for. */
export function isMade(answer: CreateWallet.GeneratePhraseAnswer): boolean {
  return isRecord(answer) && answer.draft instanceof OpenKeys && hasPositions(answer.positions);
}

/** An answer that the picked words are wrong, with the next positions to ask for. */
export function isWrongPick(answer: CreateWallet.CheckWordsAnswer): boolean {
  return isRecord(answer) && answer.kind === 'wrong' && hasPositions(answer.positions);
}

/** The positions to ask for next; the same ones if the answer has none. */
export function nextPositions(context: CreateWallet.CreateWalletContext, answer: CreateWallet.CheckWordsAnswer) {
  return answer.kind === 'wrong' ? answer.positions : context.positions;
}

function hasPositions(positions: unknown): boolean {
  return (
    Array.isArray(positions) && positions.length > 0 && positions.every((position) => isCount(position) && position > 0)
  );
}
