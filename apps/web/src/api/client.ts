import type { paths } from '@keel/contract';
import { TransportFailure, Unauthorized } from '@keel/flows';
import createClient, { type Middleware } from 'openapi-fetch';

/** What the client needs to know about the session; read for each call. */
export interface Credentials {
  /** The token, or null when nobody is signed in. */
  token(): string | null;
  /** Counts sign-ins, so that a late 401 of an earlier one can be told apart (ERR-2). */
  epoch(): number;
  /** For how many whole seconds nobody has used the app (AUTH-7). */
  idleSeconds(): number;
  /** Called when the server refuses the token; `epoch` is the sign-in under which the call was made. */
  refused(epoch: number): void;
}

export interface ClientOptions {
  /** Base URL of the contract's paths: `https://portal.example/api`. */
  readonly baseUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly credentials: Credentials;
}

export type Client = ReturnType<typeof createApiClient>;

/**
 * Creates the typed client of openapi.yaml.
 *
 * A call resolves with every answer of the server. It rejects with `TransportFailure` if there was no answer, and with
 * `Unauthorized` if the token was refused, after the session has been told.
 */
export function createApiClient({ baseUrl, fetch, credentials }: ClientOptions) {
  const client = createClient<paths>({ baseUrl, fetch: (request) => fetch(request).catch(explain) });
  client.use(authorise(credentials));
  return client;
}

/**
 * The contract sends the token in a header called `header` on this one path (API-1), and as a bearer token on all
 * others.
 */
const HEADER_TOKEN_PATH = '/userbytoken';

/** A shorter idle time is not reported. */
const IDLE_FROM_SECONDS = 60;

function authorise(credentials: Credentials): Middleware {
  const epochs = new WeakMap<Request, number>();
  return {
    onRequest({ request, schemaPath }) {
      const idle = credentials.idleSeconds();
      // Rounded to a minute: the server does not record activity more precisely.
      if (idle >= IDLE_FROM_SECONDS) request.headers.set('X-Idle-Seconds', String(idle));
      const token = credentials.token();
      if (schemaPath === HEADER_TOKEN_PATH || token === null) return undefined;
      request.headers.set('Authorization', `Bearer ${token}`);
      epochs.set(request, credentials.epoch());
      return request;
    },
    onResponse({ request, response }) {
      const epoch = epochs.get(request);
      if (response.status !== 401 || epoch === undefined) return undefined;
      credentials.refused(epoch);
      throw new Unauthorized();
    },
  };
}

/** Without an answer, `fetch` rejects with a TypeError in the browser's own words; people see ours (LOGIN-7). */
function explain(error: unknown): never {
  throw error instanceof TypeError ? new TransportFailure() : error;
}
