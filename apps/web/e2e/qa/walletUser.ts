import { makeInvestor } from '../support/accounts.ts';
import type { KeelServer } from '../support/KeelServer.ts';
import { operate } from '../support/operator.ts';
import type { Person } from '../support/test.ts';
import type { Arranged } from './FlowDriver.ts';

/** An investor who may use the wallet and has none in this browser. */
export async function arrangeWalletUser(server: KeelServer, person: Person): Promise<Arranged> {
  const account = await makeInvestor(server, person);
  await operate(server, 'users', 'enable-wallet', person.email);
  return { account };
}
