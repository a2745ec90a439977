import type { CloseAccountReply } from '@keel/flows';
import type { Api } from './api.ts';
import { orRefused, toReply } from './reply.ts';

/** POST /close-account (AUTH-9). Requires a recent step-up. */
export function closeAccount({ client, ...answers }: Api, signal: AbortSignal): Promise<CloseAccountReply> {
  return toReply(client.POST('/close-account', { signal }), answers, (wire) => wire).then(orRefused);
}
