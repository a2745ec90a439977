import { SECOND } from '../clock.ts';
import { readCapped } from '../readCapped.ts';
import { NodeFault } from './Node.ts';

/** How long an answer may take. */
export const TIMEOUT_MS = 8 * SECOND;
const MAX_BYTES = 1024 * 1024;

/** What is posted. */
export interface Sent {
  readonly type: string;
  readonly text: string;
}

/** What came back, as text. */
export interface NodeResponse {
  readonly status: number;
  readonly text: string;
}

/**
 * Asks a node by HTTP: nothing of whoever asks goes along. Follows nowhere, waits 8 seconds, and reads 1 MiB.
 * @throws NodeFault for whatever keeps an answer from coming; the address is not in it, since it can hold a key
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

/** @throws NodeFault when it is no JSON */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new NodeFault('no JSON');
  }
}
