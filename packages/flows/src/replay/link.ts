import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { hashOf } from './hash.ts';
import type { Run } from './run.ts';
import { RunRefused } from './runRefused.ts';
import { parseRun } from './schema.ts';

// Node and every browser have both; the flows compile without the types of either.
declare const btoa: (binary: string) => string;
declare const atob: (text: string) => string;

/** Links above this length, in characters, are refused: this app creates none. */
const MAX_LINK_LENGTH = 1_000_000;
/** The maximum length of the decompressed text, so that a small link cannot fill the memory. */
const MAX_RUN_LENGTH = 8_000_000;

/**
 * Compresses a run into a link. It is in the fragment, after `#`, which browsers do not send to a server.
 *
 * @param page the address of the page that plays it, e.g. `location.href`; a fragment it has is replaced
 */
export function runToLink(run: Run, page = ''): string {
  const text = JSON.stringify(run);
  const packed = deflateSync(strToU8(text), { level: 9 });
  const base64 = btoa(strFromU8(packed, true)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${page.split('#')[0]}#run=${hashOf(text)}${base64}`;
}

/**
 * Reads the run of a link created by `runToLink`.
 *
 * @param link a whole address, or its fragment
 * @throws RunRefused when there is no run in it, or a part of it was lost
 */
export function runFromLink(link: string): Run {
  const [, hash, packed] = /#run=([0-9a-f]{8})([\w-]+)$/.exec(link.trim()) ?? [];
  if (hash === undefined || packed === undefined || link.length > MAX_LINK_LENGTH) {
    throw new RunRefused('damaged', 'There is no run in this link: a run stands at its end, as #run=...');
  }
  const text = unpack(packed);
  if (text === null || hashOf(text) !== hash) {
    throw new RunRefused('damaged', 'The run in this link is damaged: a part of the link was lost or changed.');
  }
  return parseRun(JSON.parse(text));
}

/** Whether an address has a run in it. */
export function hasRun(link: string): boolean {
  return link.includes('#run=');
}

function unpack(packed: string): string | null {
  try {
    const bytes = strToU8(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), true);
    const out = inflateSync(bytes);
    return out.length > MAX_RUN_LENGTH ? null : strFromU8(out);
  } catch {
    return null;
  }
}
