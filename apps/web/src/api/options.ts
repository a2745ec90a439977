import type { Options, Site } from '@keel/contract';
import type { Reply } from '@keel/flows';
import type { Api } from './api.ts';
import { toReply } from './reply.ts';

export type { Options, Site };

/** GET /options: the lists of the forms, the limits, and who runs this portal. */
export function fetchOptions({ client, ...answers }: Api, signal: AbortSignal): Promise<Reply<Options>> {
  return toReply(client.GET('/options', { signal }), answers, (wire) => wire);
}
