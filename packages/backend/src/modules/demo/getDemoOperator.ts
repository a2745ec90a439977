import type { DemoAccount, DemoDeposit, DemoRegistration, DemoWithdrawal } from '@keel/contract';
import { SECOND } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { toDemoCoins } from './demoCoins.ts';
import { toDemoMail } from './demoMails.ts';
import { demoOperatorOf } from './demoOperatorOf.ts';

const ROWS = '50';
const COINS = 20;

/** DEMO-2: everything that the operator drawer shows: the operator's lists, the mails, the coins and the time. */
export async function getDemoOperator(
  _call: Call<'getDemoOperator'>,
  context: Context,
): Promise<Reply<'getDemoOperator'>> {
  const operator = demoOperatorOf(context);
  const list = async (command: Parameters<typeof operator.run>[0]) => {
    const ran = await operator.run(command, { limit: ROWS }, context);
    return ran.ok ? (ran.result.rows ?? []) : [];
  };
  const deposits = await list('deposits list');
  const withdrawals = await list('withdrawals list');
  const registrations = await list('kyc list');
  const investors = await list('users list');
  const { rows: coins } = await context.market();
  return {
    status: 200,
    body: {
      bool: true,
      now: context.clock().toISOString(),
      aheadSeconds: Math.round(operator.aheadMs() / SECOND),
      pricesMove: operator.prices !== null,
      deposits: deposits.map(toDeposit),
      withdrawals: withdrawals.map(toWithdrawal),
      registrations: registrations.map(toRegistration),
      investors: investors.map(toInvestor),
      mails: operator.sent.all().map(toDemoMail),
      coins: toDemoCoins(coins).slice(0, COINS),
    },
  };
}

/** A row of one of the operator's lists. */
type ListRow = Readonly<Record<string, string | number | boolean | null>>;

const text = (row: ListRow, key: string) => String(row[key] ?? '');

function toDeposit(row: ListRow): DemoDeposit {
  return {
    id: text(row, 'id'),
    date: text(row, 'date'),
    email: text(row, 'email'),
    amount: text(row, 'amount'),
    method: text(row, 'method'),
    plan: text(row, 'plan'),
    paid: row['paid'] === true,
  };
}

function toWithdrawal(row: ListRow): DemoWithdrawal {
  const { held = null } = row;
  return {
    id: text(row, 'id'),
    date: text(row, 'date'),
    email: text(row, 'email'),
    amount: text(row, 'amount'),
    method: text(row, 'method'),
    destination: text(row, 'destination'),
    status: row['status'] === 'Processing' ? 'Processing' : 'Pending',
    held: held === null ? null : String(held),
  };
}

function toRegistration(row: ListRow): DemoRegistration {
  return {
    shown: text(row, 'shown'),
    email: text(row, 'email'),
    name: text(row, 'name'),
    country: text(row, 'country'),
    submitted: text(row, 'submitted'),
  };
}

function toInvestor(row: ListRow): DemoAccount {
  return {
    email: text(row, 'email'),
    name: text(row, 'name'),
    verified: row['verified'] === true,
    identity: row['identity'] === 'true',
    wallet: row['wallet'] === true,
  };
}
