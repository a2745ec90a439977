import type { Actions } from '../call.ts';
import { migrateSchema } from '../migrateSchema.ts';
import { OperatorFault } from '../result.ts';
import { printHead, verifyBooks } from '../verifyBooks.ts';

/** OPS-2: verification of the books, schema, backup. */
export const systemActions: Actions<'ledger verify' | 'ledger head' | 'migrate' | 'backup' | 'restore'> = {
  'ledger verify': ({ input: { head } }, context) => verifyBooks(context, head),
  'ledger head': (_call, context) => printHead(context),
  migrate: (_call, { db, clock }) => migrateSchema(db, clock),
  backup: ({ input: { file, force = false }, actor, progress }, context) =>
    context.files.backUp(context, { file, force, actor }, progress),
  async restore() {
    throw new OperatorFault(
      'A server is running on this data. Stop it, restore, and start it again. Nothing was changed.',
    );
  },
};
