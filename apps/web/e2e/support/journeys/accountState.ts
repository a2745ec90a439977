import { type Account, call } from '../accounts.ts';
import type { KeelServer } from '../KeelServer.ts';

/** The available balance in the API's format. The call sends its token in a special header (API-1). */
export async function balanceOf({ url }: KeelServer, { token }: Account): Promise<string> {
  const response = await fetch(`${url}/api/userbytoken`, { headers: { header: token } });
  const { user } = (await response.json()) as { user: { availableBalance: string } };
  return user.availableBalance;
}

/** One deposit in the API's format. */
interface Row {
  readonly amount: string;
  readonly paid: string;
}

/** All deposits, newest first. */
export async function depositsOf(server: KeelServer, { token, userId }: Account): Promise<readonly Row[]> {
  return (await call<{ message: Row[] }>(server, '/fetchdeposit', { token, body: { user: userId } })).message;
}
