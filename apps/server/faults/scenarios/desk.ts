import { join } from 'node:path';
import { DAY, HOUR, MINUTE } from '@keel/backend/clock.ts';
import { completeOrder } from '@keel/backend/decisions/decideOrder.ts';
import { pauseOf } from '@keel/backend/desk/pause.ts';
import { restoreBackup } from '../../src/backup/restoreBackup.ts';
import { writeBackup } from '../../src/backup/writeBackup.ts';
import { type DeskRig, unreachable, withDeskRig } from '../deskRig.ts';
import type { Scenario } from '../scenarios.ts';

const ETHER = 10n ** 18n;
const ACTOR = 'operator:faults';
const GWEI = 10n ** 9n;

/** Applies one fault to the desk, and returns a description of the result. */
type DeskFault = (rig: DeskRig) => Promise<string>;

/** A block with a transfer is reverted after the desk has seen it. */
const reorganisation: DeskFault = async (rig) => {
  const bought = await rig.buy();
  await rig.step();
  const before = await rig.node('evm_snapshot');
  await rig.mine(1);
  await rig.step();
  await rig.node('evm_revert', before);
  rig.require((await rig.wei(bought.to)) === 0n, 'The block was not undone.');
  await rig.settle(bought.id);
  return `the transfer is in another block now, and the order is ${await rig.statusOf(bought.id)}`;
};

/** The fees of the network rise above those of a signed transfer with another one behind it. */
const stuckFee: DeskFault = async (rig) => {
  const [first, second] = [await rig.buy(), await rig.buy()];
  await rig.step();
  await rig.node('anvil_setNextBlockBaseFeePerGas', `0x${(200n * GWEI).toString(16)}`);
  await rig.mine(1);
  rig.require((await rig.wei(first.to)) === 0n, 'The transfer was not too cheap.');
  rig.pass(10 * MINUTE);
  await rig.settle(first.id, second.id);
  const replaced = await rig.context.db.query(
    'SELECT 1 FROM desk_payments WHERE order_id = ANY($1::uuid[]) AND other_tx_ids <> $2',
    [[first.id, second.id], []],
  );
  rig.require(replaced.length > 0, 'Nothing was signed with a higher fee.');
  return `${replaced.length} of 2 transfers signed again with a higher fee, both paid once`;
};

/** For more than a day, a node reports that the nonce is used, but does not know the receipt. */
const laggingNode: DeskFault = async (rig) => {
  const bought = await rig.buy();
  await rig.step();
  await rig.mine(5);
  rig.answerBy(async (_node, method, params) => {
    const result = method === 'eth_getTransactionReceipt' ? null : await rig.node(method, ...params);
    return { ok: true, result };
  });
  await rig.step();
  rig.pass(25 * HOUR);
  await rig.step();
  const status = await rig.statusOf(bought.id);
  rig.require(status !== 'Rejected', 'The money went back although the coins are there.');
  rig.answerBy();
  await rig.settle(bought.id);
  await resume(rig);
  return `after ${DAY / HOUR + 1} hours without a receipt the order was ${status}, and ${await rig.statusOf(bought.id)} once the node knew it`;
};

/** The database is restored to a state before a purchase was paid. */
const databaseRestored =
  (how: 'by restore' | 'by a copy'): DeskFault =>
  async (rig) => {
    const { context } = rig;
    const paid = await rig.buy();
    rig.answerBy(unreachable);
    await rig.step();
    const file = join(context.config.dataDir, `backup-${paid.id}`);
    await writeBackup(context, file, () => undefined);
    rig.answerBy();
    await rig.settle(paid.id);
    rig.require((await rig.statusOf(paid.id)) === 'Completed', 'The purchase was not paid.');
    await restoreBackup(context, { file, force: true, actor: ACTOR }, () => undefined);
    // Restores an older state without any trace, like a copied data folder or a standby that lacks the last commits.
    if (how === 'by a copy')
      await context.db.query('UPDATE desk_state SET paused_at = NULL, reason = NULL, has_unknown = false');
    await rig.step();
    await rig.mine(5);
    await rig.step();
    const pause = await pauseOf(context.db);
    rig.require(pause !== null && pause !== undefined, 'The desk was not paused.');
    rig.require((await rig.wei(paid.to)) === paid.wei, 'The purchase was paid again.');
    await context.db.tx((tx) => completeOrder(tx, context, { id: paid.id, actor: ACTOR, reason: null }));
    await resume(rig);
    const next = await rig.buy();
    await rig.settle(next.id);
    rig.require((await rig.statusOf(next.id)) === 'Completed', 'After desk resume the desk did not go on.');
    return 'the desk paused itself, paid nothing twice, and went on after desk resume';
  };

/** Two purchases that together exceed the balance of the desk's address. */
const overCommitted: DeskFault = async (rig) => {
  await rig.fill(ETHER);
  const [first, second] = [await rig.buy('0.6'), await rig.buy('0.6')];
  await rig.step();
  await rig.step();
  const signed = await rig.context.db.query('SELECT 1 FROM desk_payments WHERE order_id = ANY($1::uuid[])', [
    [first.id, second.id],
  ]);
  rig.require(signed.length === 1, `${signed.length} transfers are signed in place of 1.`);
  await rig.mine(5);
  await rig.fill(1000n * ETHER);
  await rig.settle(first.id, second.id);
  return 'one was signed, the other waited until the address was filled, both paid once';
};

/** One network does not respond; orders of another continue. */
const networkDown: DeskFault = async (rig) => {
  const [lost, bought] = [await rig.buy('0.1', 'bnb'), await rig.buy()];
  await rig.step();
  await rig.mine(5);
  await rig.step();
  const otherStatus = await rig.statusOf(bought.id);
  rig.require(otherStatus === 'Completed', 'The other network waited.');
  // Its money is released 15 minutes after the order.
  for (let minute = 0; minute < 16; minute += 1) await rig.step();
  rig.require((await rig.statusOf(lost.id)) === 'Rejected', 'The money did not come back.');
  return `the other network's purchase was ${otherStatus}, the money of this one came back`;
};

/** As many unpaid sales as 20 accounts may have. */
const unpaidSales: DeskFault = async (rig) => {
  const sales: string[] = [];
  for (let by = 0; by < rig.investors.length; by += 1)
    for (let made = 0; made < 3; made += 1) sales.push(await rig.sell(by));
  const bought = await rig.buy();
  await rig.step();
  await rig.mine(5);
  await rig.step();
  const status = await rig.statusOf(bought.id);
  rig.require(status === 'Completed', 'The purchase waited for sales that nobody paid.');
  rig.pass(45 * MINUTE);
  await rig.settle(...sales);
  return `beside ${sales.length} unpaid sales the purchase was ${status}, and the sales ended by time`;
};

/** An operator accepts the unknown transactions of the chain, which the first attempt reports if they are new. */
async function resume(rig: DeskRig): Promise<void> {
  const request = { actor: ACTOR, accepted: true };
  const first = await rig.desk.resume(request);
  const resumed = first.ok ? first : await rig.desk.resume(request);
  rig.require(resumed.ok, 'The desk could not be resumed.');
}

const scenario =
  (fault: string, run: DeskFault): Scenario =>
  ({ rounds, postgres, print }) =>
    withDeskRig({ fault: `desk: ${fault}`, postgres }, async (rig, outcome) => {
      for (let round = 0; round < rounds; round += 1) {
        await rig.fill(1000n * ETHER);
        const summary = await run(rig);
        if (round === 0) print(`desk: ${fault}, ${outcome.engine}: ${summary}.`);
        outcome.rounds += 1;
      }
    });

/** Faults of the desk's networks and records, on a local Ethereum node. */
export const DESK_SCENARIOS: Readonly<Record<string, Scenario>> = {
  'desk-reorganisation': scenario('reorganisation', reorganisation),
  'desk-stuck-fee': scenario('stuck fee', stuckFee),
  'desk-lagging-node': scenario('lagging node', laggingNode),
  'desk-restore': scenario('restored backup', databaseRestored('by restore')),
  'desk-lost-commits': scenario('lost commits', databaseRestored('by a copy')),
  'desk-purse': scenario('over-committed address', overCommitted),
  'desk-network': scenario('network away', networkDown),
  'desk-sales': scenario('unpaid sales', unpaidSales),
};
