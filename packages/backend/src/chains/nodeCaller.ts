import { METHODS } from './methods.ts';
import { type CallNode, type Method, type Node, type NodeAnswer, NodeFault } from './Node.ts';
import type { ChainName } from './networks.ts';
import { exchange, type NodeResponse, parsed, type Sent, TIMEOUT_MS } from './transport.ts';

const MAX_MESSAGE = 300;
const MAX_DATA = 2000;
const UNKNOWN_REASON = 'The network gave no reason.';
const ESPLORA_REFUSED = -25;
/** The chains whose nodes are behind an Esplora API. */
const ESPLORA_CHAINS: ReadonlySet<ChainName> = new Set(['bitcoin', 'dogecoin']);

/** Sends requests to nodes over HTTP and refuses answers that do not have the expected shape. */
export function createNodeCaller(timeoutMs = TIMEOUT_MS): CallNode {
  const post: Post = (url, body) => exchange(url, body, timeoutMs);
  return async (node, method, params) => {
    const send = ESPLORA_CHAINS.has(node.chain) ? esplora : jsonRpc;
    const answer = await send(post, node, { method, params });
    if (answer.ok && !METHODS[method].result(answer.result)) throw new NodeFault(`not an answer to ${method}`);
    return answer;
  };
}

type Post = (url: string, body: Sent | null) => Promise<NodeResponse>;

interface Call {
  readonly method: Method;
  readonly params: readonly unknown[];
}

async function jsonRpc(post: Post, { url }: Node, { method, params }: Call): Promise<NodeAnswer> {
  const id = 1;
  const text = JSON.stringify({ jsonrpc: '2.0', id, method, params });
  const response = await post(url, { type: 'application/json', text });
  const reply = parsed(response.text);
  if (typeof reply !== 'object' || reply === null || !('jsonrpc' in reply) || reply.jsonrpc !== '2.0')
    throw new NodeFault(`status ${response.status}`);
  if (!('id' in reply) || reply.id !== id) throw new NodeFault('an answer to something else');
  if ('error' in reply && reply.error !== null && reply.error !== undefined) return refused(reply.error);
  if (!('result' in reply)) throw new NodeFault('neither result nor error');
  return { ok: true, result: reply.result };
}

function refused(error: unknown): NodeAnswer {
  const { code, message, data } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  const hasReason = typeof data === 'string' && /^0x[\da-f]*$/i.test(data) && data.length <= MAX_DATA;
  return {
    ok: false,
    code: typeof code === 'number' && Number.isSafeInteger(code) ? code : 0,
    message: readable(message),
    ...(hasReason && { data }),
  };
}

/** Makes the error message of a node safe to show: a single, short line without control characters. */
function readable(message: unknown): string {
  const words = typeof message === 'string' ? message.toWellFormed().replaceAll(/[\p{C}\s]+/gu, ' ') : '';
  return Array.from(words.trim()).slice(0, MAX_MESSAGE).join('') || UNKNOWN_REASON;
}

type EsploraMethod =
  | 'address_transactions'
  | 'address_utxos'
  | 'broadcast'
  | 'fee_estimates'
  | 'tip_height'
  | 'transaction'
  | 'transaction_hex';

/** Answers that are plain text, not JSON. */
const TEXTS: ReadonlySet<Method> = new Set(['broadcast', 'transaction_hex']);
/** Requests for which 404 means that the object does not exist. */
const MAY_BE_ABSENT: ReadonlySet<Method> = new Set(['transaction', 'transaction_hex']);

/** The path of each request in an Esplora API. */
const PATHS: Readonly<Record<EsploraMethod, (parameter: string) => string>> = {
  address_transactions: (address) => `/address/${address}/txs`,
  address_utxos: (address) => `/address/${address}/utxo`,
  broadcast: () => '/tx',
  fee_estimates: () => '/fee-estimates',
  tip_height: () => '/blocks/tip/height',
  transaction: (txId) => `/tx/${txId}`,
  transaction_hex: (txId) => `/tx/${txId}/hex`,
};

async function esplora(post: Post, { url }: Node, { method, params }: Call): Promise<NodeAnswer> {
  const [parameter] = params;
  const path = PATHS[method as EsploraMethod];
  const body = method === 'broadcast' ? { type: 'text/plain', text: String(parameter) } : null;
  const { status, text } = await post(
    `${url}${path(encodeURIComponent(typeof parameter === 'string' ? parameter : ''))}`,
    body,
  );
  if (status === 404 && MAY_BE_ABSENT.has(method)) return { ok: true, result: null };
  if (status === 400) return { ok: false, code: ESPLORA_REFUSED, message: readable(text) };
  if (status !== 200) throw new NodeFault(`status ${status}`);
  return { ok: true, result: TEXTS.has(method) ? text.trim() : parsed(text) };
}
