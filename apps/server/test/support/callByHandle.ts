import type { HandleRequest, Origin } from '@keel/backend/backend/handleRequest.ts';
import type { LightMyRequestResponse } from 'fastify';

/** A call in the format of `app.inject`. */
export interface Injected {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
  readonly payload?: unknown;
}

/**
 * Makes a call without an HTTP server and returns its answer in the format of `app.inject`.
 * @param originOf derives the origin of the request from the caller's network address
 */
export async function callByHandle(
  handle: HandleRequest,
  originOf: (address: string) => Origin,
  { method, url, headers, query = {}, remoteAddress: ip = '127.0.0.1', payload }: Injected,
): Promise<LightMyRequestResponse> {
  const address = new URL(url, 'http://keel.test');
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const { body, type } = bodyOf(payload);
  const request = new Request(address, {
    method,
    headers: { ...(type !== undefined && { 'content-type': type }), 'user-agent': 'lightMyRequest', ...headers },
    ...(body !== undefined && { body }),
  });
  const response = await handle(request, originOf(ip));
  const isStream = response.headers.get('content-type') === 'text/event-stream';
  if (isStream) await response.body?.cancel();
  const rawPayload = new Uint8Array(isStream ? new ArrayBuffer() : await response.arrayBuffer());
  const text = new TextDecoder().decode(rawPayload);
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body: text,
    payload: text,
    rawPayload,
    json: () => JSON.parse(text) as unknown,
  } as unknown as LightMyRequestResponse;
}

/** Text and bytes unchanged, everything else as JSON. */
function bodyOf(payload: unknown): { readonly body?: string | Uint8Array<ArrayBuffer>; readonly type?: string } {
  if (payload === undefined) return {};
  if (typeof payload === 'string') return { body: payload, type: 'text/plain' };
  if (payload instanceof Uint8Array) return { body: new Uint8Array(payload) };
  return { body: JSON.stringify(payload), type: 'application/json' };
}
