import type * as Wire from '@keel/contract';
import type {
  Admin,
  Deposit,
  DepositHandler,
  Investment,
  Package,
  SignIn,
  Transaction,
  User,
  UserByToken,
  Withdrawal,
} from '@keel/flows';
import { centsFromWire } from './money.ts';
import type { StatementEntry } from './statement.ts';

// One reader for each entity, from the wire format to the app's units. They throw if an amount is invalid.

/** SET-1: the currency if the server sent none. */
const USUAL_CURRENCY = 'USD';

export function readUser(wire: Wire.User): User {
  const { password: _mask, ...user } = wire;
  return {
    ...user,
    currency: user.currency || USUAL_CURRENCY,
    availableBalance: centsFromWire(wire.availableBalance),
    suspended: wire.suspended ?? false,
    payoutsHeldUntil: wire.payoutsHeldUntil ?? null,
  };
}

export function readSignIn(wire: Wire.SessionStart): SignIn {
  return { token: wire.token, user: readUser(wire.user), expiresIn: wire.expiresIn };
}

export function readInvestment(wire: Wire.Investment): Investment {
  // An answer stored before this field existed lacks it.
  const { endDate = null } = wire;
  return {
    ...wire,
    endDate,
    totalProfit: centsFromWire(wire.totalProfit),
    referralBonus: centsFromWire(wire.referralBonus),
    totalDeposit: centsFromWire(wire.totalDeposit),
    amount: wire.amount === null ? null : centsFromWire(wire.amount),
    profit: wire.profit === null ? null : centsFromWire(wire.profit),
  };
}

export function readTransaction(wire: Wire.Transaction): Transaction {
  return { ...wire, amount: centsFromWire(wire.amount) };
}

export function readAdmin(wire: Wire.Admin): Admin {
  return wire;
}

export function readAccount(wire: Wire.Account): UserByToken {
  return {
    user: readUser(wire.user),
    admin: readAdmin(wire.admin),
    transactions: wire.transactions.map(readTransaction),
    investments: readInvestment(wire.investments),
  };
}

export function readPackage(wire: Wire.Plan): Package {
  return { ...wire, price: centsFromWire(wire.price) };
}

export function readHandler(wire: Wire.Handler): DepositHandler {
  return { ...wire, depositAmount: centsFromWire(wire.depositAmount) };
}

export function readDeposit(wire: Wire.Deposit): Deposit {
  // An answer or an event stored before this field existed lacks it.
  const { credited = null } = wire;
  return { ...wire, amount: centsFromWire(wire.amount), credited: credited === null ? null : centsFromWire(credited) };
}

export function readWithdrawal(wire: Wire.Withdrawal): Withdrawal {
  // An answer or an event stored before these fields existed lacks both.
  const { reference = null, reason = null } = wire as Partial<Wire.Withdrawal>;
  return { ...wire, reference, reason, amount: centsFromWire(wire.amount) };
}

export function readEntry({ kind: _kind, ...wire }: Wire.StatementEntry): StatementEntry {
  return { ...wire, amount: centsFromWire(wire.amount), balance: centsFromWire(wire.balance) };
}
