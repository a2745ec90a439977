import type { NotUnlocked } from '@keel/wallet/protocol';
import type { VaultStorage } from './vaultStorage.ts';

/** The answer to a change of the stored record. `full`: the browser's storage has no room, so the record stays as it was. */
export type ChangeAnswer = { readonly kind: 'changed' | 'full' } | NotUnlocked;

/** Stores the changed record `record` in place of `before`; its passcode was right. */
export function storeChange(storage: VaultStorage, before: string, record: string): ChangeAnswer {
  storage.storeTries(null);
  return { kind: storage.replace(before, record, null) ? 'changed' : 'full' };
}

/** A passcode that opened nothing outside of the vault's flow, which stores the count of its own attempts. */
export function countAttempt<Answer extends NotUnlocked>(storage: VaultStorage, answer: Answer): Answer {
  if (answer.kind === 'wrong' || answer.kind === 'held') storage.storeTries(answer);
  return answer;
}
