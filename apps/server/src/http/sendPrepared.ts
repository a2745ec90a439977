import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Prepared } from './contract.ts';

/** An answer that was made before, for many. */
export interface PreparedAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly prepared: Prepared;
}

/** Names and values by turns, as Node takes them; the id of the request is added to them. */
type Head = readonly string[];

interface Heads {
  /** What the heads were made from; another object makes them anew. */
  readonly headers: PreparedAnswer['headers'];
  readonly whole: Head;
  readonly unchanged: Head;
}

/** Puts a prepared answer on the wire at once, or says that the client has this version of it already. */
export type PreparedSender = (request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer) => void;

/**
 * Sends past Fastify, whose way of a header at a time costs more than all the rest of such an answer: the head is made
 * once for each answer, `guard` included, and leaves in one piece with the text. No hook `onSend` sees it; the log and
 * the counters, which wait for the end of an answer, do.
 */
export function preparedSender(guard: Readonly<Record<string, string>>): PreparedSender {
  const made = new WeakMap<Prepared, Heads>();
  const headsOf = ({ headers, prepared }: PreparedAnswer): Heads => {
    const known = made.get(prepared);
    if (known && known.headers === headers) return known;
    const own = new Map([...named(guard), ...named(headers), ['etag', prepared.etag]]);
    const unchanged = [...own].flat();
    const length = String(Buffer.byteLength(prepared.json));
    const body = ['content-type', 'application/json; charset=utf-8', 'content-length', length];
    const heads = { headers, whole: [...unchanged, ...body], unchanged };
    made.set(prepared, heads);
    return heads;
  };

  return (request, reply, answer) => {
    const { raw } = reply;
    const { whole, unchanged } = headsOf(answer);
    if (hasVersion(request.headers['if-none-match'], answer.prepared.etag)) {
      raw.writeHead(304, unchanged.concat('x-request-id', request.id)).end();
    } else {
      raw.writeHead(answer.status, whole.concat('x-request-id', request.id)).end(answer.prepared.json);
    }
  };
}

/** Small, so that what an answer says itself takes the place of the same name. */
function named(headers: Readonly<Record<string, string>> = {}): [string, string][] {
  return Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
}

/** Whether If-None-Match names the version, by itself, in a list, or as a proxy weakened it (RFC 9110, 13.1.2). */
function hasVersion(said: string | undefined, etag: string): boolean {
  if (said === undefined) return false;
  return said === etag || said === '*' || said.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
