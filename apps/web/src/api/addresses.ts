import type { Admin, Reply } from '@keel/flows';
import type { Api } from './api.ts';
import { readAdmin } from './read.ts';
import { toReply } from './reply.ts';

/** GET /userbytoken for the operator's current addresses (PAY-5): the answer to a sign-in does not contain them. */
export function fetchAddresses({ client, ...answers }: Api, token: string, signal: AbortSignal): Promise<Reply<Admin>> {
  return toReply(client.GET('/userbytoken', { headers: { header: token }, signal }), answers, ({ admin }) =>
    readAdmin(admin),
  );
}
