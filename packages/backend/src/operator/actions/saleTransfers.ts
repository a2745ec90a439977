import { type Node, NodeFault } from '../../chains/Node.ts';
import type { Context } from '../../context.ts';
import { type Queryable, singleRow } from '../../db/Db.ts';
import { evmNode, NodeRefusal } from '../../desk/evmNode.ts';
import { type SaleTransferFee, saleTransferFee } from '../../desk/saleTransferFee.ts';
import { requestSaleTransfer } from '../../desk/saleTransfers.ts';
import { CHAINS } from '../../modules/orders/chains.ts';
import type { Cents } from '../../money.ts';
import type { Actions } from '../call.ts';
import { change } from '../outcome.ts';
import { requireSecondApproval } from '../requireSecondApproval.ts';
import { OperatorFault, type Row } from '../result.ts';

/** The default of `--limit`. */
const SALES = 100;
/** The default of `--max-fee`: the maximum network fee in percent of the sale. */
const MAX_FEE = 5;
const NO_DESK = 'There is no desk: set DESK_KEY, and start npm run desk.';

/** SQL condition: a completed sale whose coins were not moved yet. */
const UNSWEPT = `o.type = 'sell' AND o.status = 'Completed' AND o.quote_id IS NOT NULL AND o.pay_to IS NOT NULL
  AND NOT EXISTS (SELECT FROM sale_transfers t WHERE t.order_id = o.id AND t.state IN ('asked', 'signed', 'done'))`;

interface Sale {
  readonly id: string;
  readonly asset: string;
  readonly quantity: string;
  readonly chain: string;
  readonly network: 'main' | 'test';
  readonly amount_cents: Cents;
  readonly pay_to: string | null;
}

const COLUMNS = 'o.id, o.asset, o.quantity, o.chain, o.network, o.amount_cents, o.pay_to';

/** M-16: the coins at the addresses of sales, which the desk moves on an operator's command. */
export const saleTransferActions: Actions<'desk sweep' | 'desk return'> = {
  async 'desk sweep'({ input: { limit = SALES, 'max-fee': percent = MAX_FEE }, actor }, context) {
    const { db, clock, desk } = context;
    const to = desk.address;
    if (to === null) throw new OperatorFault(NO_DESK);
    const requested: Sale[] = [];
    const left: string[] = [];
    for (const { node, asset, where } of await tradedOn(context)) {
      if (requested.length >= limit || !(await countOf(db, node, asset))) continue;
      const fee = await feeOf(context, node, asset);
      if (typeof fee === 'string') {
        left.push(`${where}: ${fee}`);
        continue;
      }
      const least = (fee.least * 100n + BigInt(percent) - 1n) / BigInt(percent);
      const small = await countOf(db, node, asset, least);
      if (small > 0) left.push(`${where}: of ${small} the network's fee would be more than ${percent} %`);
      const sales = await db.query<Sale>(
        `SELECT ${COLUMNS} FROM orders o WHERE ${UNSWEPT} AND o.chain = $1 AND o.network = $2 AND o.asset = $3
           AND o.amount_cents >= $4
         ORDER BY EXISTS (SELECT FROM sale_transfers t WHERE t.order_id = o.id AND t.state = 'empty'), o.decided_at, o.id
         LIMIT $5`,
        [node.chain, node.network, asset, least, limit - requested.length],
      );
      for (const sale of sales) {
        const maxFee = fee.inCoin((sale.amount_cents * BigInt(percent)) / 100n);
        const request = { orderId: sale.id, kind: 'sweep', address: to, maxFee, actor } as const;
        if (await db.tx((tx) => requestSaleTransfer(tx, clock, request))) requested.push(sale);
      }
    }
    desk.kick();
    const result = change(
      requested.length > 0,
      `The desk moves what ${requested.length} ${requested.length === 1 ? 'sale' : 'sales'} brought to ${to}; orders list --status Completed says how far it is.`,
      'There is nothing to move.',
    );
    return {
      ...result,
      message: [result.message, ...left.map((each) => `Left, ${each}.`)].join('\n'),
      rows: requested.map(rowOf),
    };
  },
  async 'desk return'({ input: { id, to, 'max-fee': percent = MAX_FEE }, actor }, context) {
    const { db, clock, desk, nodes } = context;
    if (desk.address === null) throw new OperatorFault(NO_DESK);
    const { sale, seller, isFinal } = await readSale(db, id);
    if (!isFinal)
      throw new OperatorFault(
        `Order ${id} still owes its coins to the desk: only coins of a rejected or swept sale can be returned.`,
      );
    const address = to ?? seller;
    if (address === null)
      throw new OperatorFault('The seller gave no address: give the destination with --to ADDRESS.');
    if (!CHAINS.get(sale.chain)?.isAddress(address, sale.network) || address === sale.pay_to)
      throw new OperatorFault(`${address} is no address that coins of ${sale.chain} ${sale.network} can go back to.`);
    const node = await nodes.of(sale.chain, sale.network);
    if (!node || !desk.trades(node).includes(sale.asset))
      throw new OperatorFault(`The desk does not trade ${sale.asset} on ${sale.chain} ${sale.network}.`);
    const fee = await feeOf(context, node, sale.asset);
    if (typeof fee === 'string') throw new OperatorFault(`${sale.chain} ${sale.network}: ${fee}.`);
    const maxFee = fee.inCoin((sale.amount_cents * BigInt(percent)) / 100n);
    const returned = await db.tx(async (tx) => {
      await tx.query('SELECT id FROM orders WHERE id = $1 FOR UPDATE', [id]);
      const first = await requireSecondApproval(tx, clock, {
        action: 'sale.return',
        object: id,
        about: id,
        actor,
        cents: sale.amount_cents,
        terms: `what lies at the address of sale ${id} goes to ${address}`,
      });
      if (first) return first;
      const isNew = await requestSaleTransfer(tx, clock, { orderId: id, kind: 'return', address, maxFee, actor });
      return change(
        isNew,
        `The desk sends the coins at the address of sale ${id} to ${address}; orders list --status all shows the progress.`,
        `The coins at the address of sale ${id} are being sent.`,
      );
    });
    desk.kick();
    return returned;
  },
};

interface Traded {
  readonly node: Node;
  readonly asset: string;
  /** Names the sales of the asset for people, such as `sales of ETH on ethereum main`. */
  readonly where: string;
}

async function tradedOn({ nodes, desk }: Context): Promise<Traded[]> {
  const all = await nodes.all();
  return all.flatMap(({ node }) =>
    node
      ? desk.trades(node).map((asset) => ({ node, asset, where: `sales of ${asset} on ${node.chain} ${node.network}` }))
      : [],
  );
}

/** The number of unswept sales of an asset; only those below an amount if one is given. */
async function countOf(
  db: Queryable,
  { chain, network }: Node,
  asset: string,
  below: Cents | null = null,
): Promise<number> {
  const { n } = singleRow(
    await db.query<{ n: bigint }>(
      `SELECT COUNT(*) AS n FROM orders o WHERE ${UNSWEPT} AND o.chain = $1 AND o.network = $2 AND o.asset = $3
         AND ($4::bigint IS NULL OR o.amount_cents < $4)`,
      [chain, network, asset, below],
    ),
  );
  return Number(n);
}

/** The current fee of a transfer, or why it is unknown. */
async function feeOf({ nodes, coinPrices }: Context, node: Node, asset: string): Promise<SaleTransferFee | string> {
  try {
    return (
      (await saleTransferFee(evmNode(nodes, node), asset, coinPrices)) ?? `${node.coin.asset} has no current price`
    );
  } catch (error) {
    if (!(error instanceof NodeFault || error instanceof NodeRefusal)) throw error;
    return 'the network could not be reached';
  }
}

/** A sale of the desk, the address for returning its coins, and whether the coins no longer belong to the desk. */
async function readSale(
  db: Queryable,
  id: string,
): Promise<{ readonly sale: Sale; readonly seller: string | null; readonly isFinal: boolean }> {
  const [row] = await db.query<Sale & { readonly address: string | null; readonly is_final: boolean }>(
    `SELECT ${COLUMNS}, o.address, o.status = 'Rejected' OR (o.status = 'Completed' AND EXISTS (SELECT FROM sale_transfers t
       WHERE t.order_id = o.id AND t.kind = 'sweep' AND t.state = 'done')) AS is_final
     FROM orders o WHERE o.id = $1 AND o.type = 'sell' AND o.quote_id IS NOT NULL AND o.pay_to IS NOT NULL`,
    [id],
  );
  if (!row) throw new OperatorFault(`Order ${id} is not a sale to the desk.`);
  return { sale: row, seller: row.address, isFinal: row.is_final };
}

function rowOf({ id, asset, quantity, chain, network, pay_to: from }: Sale): Row {
  return { order: id, asset, quantity, chain, network, from };
}
