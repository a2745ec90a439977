import { createApiClient } from '../../../../apps/web/src/api/client.ts';
import type { Answer } from '../../../../apps/web/src/api/reply.ts';

type Fetch = (request: Request) => Promise<Response>;

/** A typed client of a backend in this page, for calls that the app on the page does not make. Without a token nobody is signed in. */
export function backendClient(fetch: Fetch, token: string | null) {
  return createApiClient({
    baseUrl: `${location.origin}/api`,
    fetch,
    credentials: { token: () => token, epoch: () => 0, idleSeconds: () => 0, refused: () => undefined },
  });
}

/** The body of a successful response. Throws with the backend's own message if it refused the call. */
export async function readAnswer<Wire>(call: Promise<Answer<Wire>>): Promise<Wire> {
  const { data, error, response } = await call;
  if (response.ok) return data as Wire;
  const { message } = (error ?? {}) as { readonly message?: string };
  throw new Error(`The backend refused: ${message ?? response.status}`);
}
