import { change } from './journeys/change.ts';
import { deposit } from './journeys/deposit.ts';
import { interrupt } from './journeys/interrupt.ts';
import { register } from './journeys/register.ts';
import { withdraw } from './journeys/withdraw.ts';
import type { KeelServer } from './KeelServer.ts';
import type { Person } from './test.ts';
import type { Walk } from './walk.ts';

/** A journey through the product from its first page to its goal. */
export interface Journey {
  readonly ids: string;
  readonly name: string;
  readonly take: (walk: Walk, server: KeelServer, person: Person) => Promise<void>;
}

/** The journeys that must be possible in every mode. */
export const wholeJourneys: readonly Journey[] = [
  {
    ids: 'SIGNUP-1, VERIFY-1, DEP-3, DEP-4, PAY-2, HONEST-3, PUSH-6',
    name: 'from the first visit to a confirmed deposit, its answer lost, told as paid, taken back and told again',
    take: deposit,
  },
  {
    ids: 'LOGIN-7, WD-1, WD-2, WD-3, WD-5, PUSH-6',
    name: 'a login without a network, a withdrawal of too much, one by each method, one rejected and given back',
    take: withdraw,
  },
  {
    ids: 'KYC-1, KYC-3, KYC-6, KYC-7, PUSH-6',
    name: 'an identity submitted, rejected, submitted again and approved',
    take: register,
  },
  {
    ids: 'CUR-1, CUR-2, ERR-2, SESS-4',
    name: 'another currency, and a session that ends inside a form',
    take: change,
  },
  {
    ids: 'DEP-4, OPS-2, PUSH-6, SESS-3, SESS-6',
    name: 'two tabs, a server that dies under a form and comes back, and a log-out',
    take: interrupt,
  },
];
