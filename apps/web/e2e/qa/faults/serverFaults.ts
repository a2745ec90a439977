import type { SeededFault } from './faults.ts';

/** A fault that is inserted into the server, to check that a race of two pages notices it. */
export interface ServerFault extends Omit<SeededFault, 'flow'> {
  /** The race whose run should notice it. */
  readonly race: string;
  /** The order of the race. @default both pages at once */
  readonly order?: string;
}

const BACKEND = 'packages/backend/src';

/** Faults in the server. */
export const serverFaults: readonly ServerFault[] = [
  {
    id: 'withdrawalNotHeld',
    race: 'withdraw',
    wrong: 'a withdrawal is not held back from the balance',
    file: `${BACKEND}/ledger/transfer.ts`,
    find: "if (!(await debit(tx, movement, 'debits_pending'))) return",
    replace: "if (!(await debit(tx, { ...movement, cents: 0n }, 'debits_pending'))) return",
  },
  {
    id: 'keyIgnored',
    race: 'transferFunds',
    wrong: 'the idempotency key is ignored',
    // Only the first page acts: it sends its transfer again when the profit is too small for a second one.
    order: '1'.repeat(20),
    file: `${BACKEND}/idempotency/once.ts`,
    find: 'if (key === null) {',
    replace: 'if (key !== undefined) {',
  },
  {
    id: 'wrongStatus',
    race: 'cancelWithdraw',
    wrong: 'a repeated cancellation is refused with 410',
    file: `${BACKEND}/modules/withdrawals/cancelWithdraw.ts`,
    find: 'if (!done.ok || !done.changed) return decided;',
    replace: 'if (!done.ok || !done.changed) return { ...decided, status: 410 } as never;',
  },
  {
    id: 'markInverted',
    race: 'pay',
    wrong: 'a payment mark is stored the other way round',
    file: `${BACKEND}/modules/deposits/createPay.ts`,
    find: '[body.depositId, caller.userId, paid],',
    replace: '[body.depositId, caller.userId, !paid],',
  },
  {
    id: 'freezeLinkReused',
    race: 'freezeAccount',
    wrong: 'a link to freeze the account works twice',
    file: `${BACKEND}/security/links.ts`,
    find: 'WHERE token_hash = $1 AND kind = $2 AND used_at IS NULL AND expires_at > $3 RETURNING',
    replace: 'WHERE token_hash = $1 AND kind = $2 AND expires_at > $3 RETURNING',
  },
  {
    id: 'recoveryCodeReused',
    race: 'stepUp',
    wrong: 'a recovery code works twice',
    // The second page begins after the first one is done: if both began at once, they would share an attempt, which
    // ends with the first proof.
    order: '1'.repeat(20),
    file: `${BACKEND}/modules/factors/recoveryCodes.ts`,
    find: 'AND code_hash = $2 AND used_at IS NULL RETURNING',
    replace: 'AND code_hash = $2 RETURNING',
  },
  {
    id: 'cancelledStaysPending',
    race: 'cancelWithdraw',
    wrong: 'a cancelled withdrawal is listed as pending',
    file: `${BACKEND}/modules/withdrawals/withdrawalView.ts`,
    find: 'status: row.status,',
    replace: "status: row.status === 'Cancelled' ? 'Pending' : row.status,",
  },
];
