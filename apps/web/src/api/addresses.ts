import type { Admin, Reply } from '@keel/flows';
import type { Api } from './api.ts';
import { readAdmin } from './read.ts';
import { toReply } from './reply.ts';

/** GET /userbytoken for the operator's addresses of now (PAY-5): a sign-in does not bring them. */
export function fetchAddresses({ client, ...answers }: Api, token: string, signal: AbortSignal): Promise<Reply<Admin>> {
  return toReply(client.GET('/userbytoken', { headers: { header: token }, signal }), answers, ({ admin }) =>
    readAdmin(admin),
  );
}
