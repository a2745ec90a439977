import { SECOND } from '../clock.ts';
import { readCapped } from '../readCapped.ts';
import { NodeFault } from './Node.ts';

/** Maximum time for an answer. */
export const TIMEOUT_MS = 8 * SECOND;
const MAX_BYTES = 1024 * 1024;

/** The body of a POST request. */
export interface Sent {
  readonly type: string;
  readonly text: string;
}

/** The answer as text. */
export interface NodeResponse {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends an HTTP request to a node, without any data of the caller. Does not follow redirects, waits at most 8 seconds,
 * and reads at most 1 MiB.
 * @throws NodeFault if no answer is received; the error does not contain the address, which can contain an API key
 */
export async function exchange(url: string, body: Sent | null = null, timeoutMs = TIMEOUT_MS): Promise<NodeResponse> {
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { accept: 'application/json', ...(body && { 'content-type': body.type }) },
      ...(body && { body: body.text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readCapped(response, MAX_BYTES);
    if (text === undefined) throw new NodeFault('too large');
    return { status: response.status, text };
  } catch (error) {
    throw error instanceof NodeFault ? error : new NodeFault('no answer');
  }
}

/** @throws NodeFault if the text is not JSON */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new NodeFault('no JSON');
  }
}
