import { bookFaults } from '../audit/bookFaults.ts';
import { publishedHead, publishedHeadFaults } from '../audit/publishedHead.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/Db.ts';
import { snapshot } from '../db/snapshot.ts';
import { ledgerHead } from '../ledger/head.ts';
import type { Keyring } from '../sealing/Keyring.ts';
import { OperatorFault, type Result } from './result.ts';

const NO_KEY =
  'There is no data key to sign the line with. Set KEEL_DATA_KEY or DATA_DIR as for the server. Nothing was changed.';

/** The dependencies for reading the books. */
interface Deps {
  readonly db: Db;
  readonly keyring: Keyring;
}

/**
 * OPS-2: verifies the ledger and the audit log in one snapshot.
 * @param published a line of `ledger head` that both chains have to contain
 */
export async function verifyBooks({ db, keyring }: Deps, published?: string): Promise<Result> {
  const { faults, head } = await snapshot(db, async (tx) => ({
    faults: [
      ...(await bookFaults(tx)),
      ...(published === undefined ? [] : await publishedHeadFaults(tx, keyring, published)),
    ],
    head: await ledgerHead(tx),
  }));
  if (faults.length > 0) throw new OperatorFault(`The books are not sound.\n${faults.join('\n')}`);
  const through = published === undefined ? '' : ' Both go through the line of --head.';
  return {
    message: `Every balance is the sum of its transfers, and both chains are intact.${through}`,
    fields: { transfers: head.position.toString(), ledger: head.hash },
  };
}

/** Prints the ends of both chains in a line to store elsewhere (M-20). */
export async function printHead({ db, keyring, clock }: Deps & { readonly clock: Clock }): Promise<Result> {
  const [key] = keyring.all();
  // A new key is not generated here: this command only reads.
  if (!key) throw new OperatorFault(NO_KEY);
  const head = await snapshot(db, (tx) => publishedHead(tx, clock, key));
  return {
    message: 'Store this line where nobody with write access to the database can change it.',
    fields: { head },
  };
}
