import type { SaveTokenCall, SaveTokenReply } from '@keel/flows';
import type { Api } from './api.ts';
import { orRefused, toReply } from './reply.ts';

/** GET /push-key: the public key for subscribing; null if the server has none (PUSH-6). */
export async function fetchPushKey({ client }: Api, signal: AbortSignal): Promise<string | null> {
  const { data } = await client.GET('/push-key', { signal });
  // The message of a refusal is not a key.
  return data?.bool === true ? data.message : null;
}

/** POST /save-token (PUSH-2). */
export function saveToken(
  { client, ...answers }: Api,
  { token, userId }: SaveTokenCall,
  signal: AbortSignal,
): Promise<SaveTokenReply> {
  const body = { token: token.reveal(), user: userId };
  return toReply(client.POST('/save-token', { body, signal }), answers, () => null).then(orRefused);
}

/** POST /delete-token with the token of a session that has already ended here. */
export async function deleteToken({ client }: Api, token: string, endpoint: string): Promise<void> {
  await client.POST('/delete-token', {
    body: { endpoint },
    headers: { Authorization: `Bearer ${token}` },
    keepalive: true,
  });
}
