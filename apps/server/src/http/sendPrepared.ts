import { promisify } from 'node:util';
import { hasVersion, type PreparedAnswer } from '@keel/backend/calls/write.ts';
import type { Prepared } from '@keel/backend/contract/contract.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress, type Encoding, encodingFor, isWorthCompressing } from './compression.ts';

/** Names and values alternately, as Node's `writeHead` takes them; the request id is appended later. */
type RawHeaders = readonly string[];

interface Heads {
  /** The answer's own headers that the heads contain; if they change, the heads are created again. */
  readonly headers: PreparedAnswer['headers'];
  readonly full: RawHeaders;
  readonly unchanged: RawHeaders;
  readonly isLong: boolean;
}

/** A compressed answer with its head. */
interface Packed {
  readonly head: RawHeaders;
  readonly bytes: Buffer;
}

/** Sends a prepared answer, or 304 if the client already has this version. */
export type PreparedSender = (request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer) => void;

/**
 * Bypasses Fastify, whose header handling costs more than the rest of such an answer: the head is created once for each
 * answer, including `guard`, and sent in one write with the text. Each encoding is compressed once, when it is first
 * requested. `onSend` hooks do not run; log and metrics, which wait for the end of an answer, do.
 */
export function preparedSender(guard: Readonly<Record<string, string>>): PreparedSender {
  const made = new WeakMap<Prepared, Heads>();
  const packed = new WeakMap<Heads, Map<Encoding, Promise<Packed>>>();
  const headsOf = ({ headers, prepared }: PreparedAnswer): Heads => {
    const known = made.get(prepared);
    if (known && known.headers === headers) return known;
    const merged = new Map([...named(guard), ...named(headers), ['etag', prepared.etag], ['vary', 'Accept-Encoding']]);
    const unchanged = [...merged].flat();
    const length = String(Buffer.byteLength(prepared.json));
    const body = [...JSON_TYPE, 'content-length', length];
    const isLong = isWorthCompressing(prepared.json);
    const heads = { headers, full: [...unchanged, ...body], unchanged, isLong };
    made.set(prepared, heads);
    return heads;
  };

  const packedOf = (heads: Heads, { json, etag }: Prepared, encoding: Encoding): Promise<Packed> => {
    const known = packed.get(heads) ?? new Map<Encoding, Promise<Packed>>();
    packed.set(heads, known);
    const found = known.get(encoding) ?? pack(heads, json, etag, encoding);
    known.set(encoding, found);
    return found;
  };

  return (request, reply, answer) => {
    const { raw } = reply;
    const heads = headsOf(answer);
    const { full, unchanged } = heads;
    const { json } = answer.prepared;
    const encoding = heads.isLong ? encodingFor(request.headers['accept-encoding']) : null;
    if (hasVersion(request.headers['if-none-match'], answer.prepared.etag)) {
      raw.writeHead(304, unchanged.concat('x-request-id', request.id)).end();
    } else if (encoding === null) {
      raw.writeHead(answer.status, full.concat('x-request-id', request.id)).end(json);
    } else {
      packedOf(heads, answer.prepared, encoding).then(
        ({ head, bytes }) => raw.writeHead(answer.status, head.concat('x-request-id', request.id)).end(bytes),
        () => raw.writeHead(answer.status, full.concat('x-request-id', request.id)).end(json),
      );
    }
  };
}

const compressed = promisify(compress);
const JSON_TYPE = ['content-type', 'application/json; charset=utf-8'];

/** Compresses an answer. Its ETag is weak, because the bytes differ from the uncompressed ones (RFC 9110, 8.8.1). */
async function pack({ unchanged }: Heads, json: string, etag: string, encoding: Encoding): Promise<Packed> {
  const bytes = await compressed(json, encoding);
  const tagged = unchanged.map((value) => (value === etag ? `W/${etag}` : value));
  return {
    head: [...tagged, ...JSON_TYPE, 'content-encoding', encoding, 'content-length', String(bytes.length)],
    bytes,
  };
}

/** The headers with lower-case names, so that those of the answer replace common ones. */
function named(headers: Readonly<Record<string, string>> = {}): [string, string][] {
  return Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
}
