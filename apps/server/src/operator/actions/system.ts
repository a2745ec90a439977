import { backUp } from '../backUp.ts';
import type { Actions } from '../call.ts';
import { OperatorFault } from '../result.ts';
import { verifyBooks } from '../verifyBooks.ts';

/** OPS-2. */
export const systemActions: Actions<'ledger verify' | 'backup' | 'restore'> = {
  'ledger verify': (_call, { db }) => verifyBooks(db),
  backup: ({ input: { file }, actor, progress }, context) => backUp(context, { file, actor }, progress),
  async restore() {
    throw new OperatorFault('A server runs on this data. Stop it, restore, and start it again. Nothing was changed.');
  },
};
