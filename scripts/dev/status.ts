import { styleText } from 'node:util';
import type { Service } from './services.ts';

/** The status of a running service. */
export interface Status {
  readonly state: 'starting' | 'ready' | 'failed';
  /** The newest lines of output, oldest first. */
  readonly recent: readonly string[];
  /** The lines that a person should see (Service.highlight). */
  readonly highlighted: readonly string[];
}

export type StatusEvent =
  | { readonly type: 'answered' }
  | { readonly type: 'line'; readonly text: string; readonly isHighlighted: boolean }
  | { readonly type: 'ended' };

export const STARTING: Status = { state: 'starting', recent: [], highlighted: [] };

const RECENT_LINES = 6;
const HIGHLIGHTED_LINES = 4;
// `node --watch` outlives the program it watches and reports its end with these words.
const PROGRAM_DIED = /^Failed running /;
const PROGRAM_RESTARTS = /^Restarting /;

export function nextStatus(status: Status, event: StatusEvent): Status {
  if (event.type === 'ended') return { ...status, state: 'failed' };
  if (event.type === 'answered') return status.state === 'starting' ? { ...status, state: 'ready' } : status;
  const { text, isHighlighted } = event;
  if (PROGRAM_RESTARTS.test(text)) return STARTING;
  return {
    state: PROGRAM_DIED.test(text) ? 'failed' : status.state,
    recent: [...status.recent, text].slice(-RECENT_LINES),
    highlighted: isHighlighted ? [...status.highlighted, text].slice(-HIGHLIGHTED_LINES) : status.highlighted,
  };
}

/** The lines that show one service: its state, its highlighted output, and its last output if it failed. */
export function statusLines({ name, url }: Service, { state, highlighted, recent }: Status): readonly string[] {
  const label = name.padEnd(10);
  const lines: Record<Status['state'], readonly string[]> = {
    starting: [`${styleText('yellow', '…')} ${label} starting`],
    ready: [`${styleText('green', '✓')} ${label} ${url}`, ...highlighted.map((line) => `    ${line.trim()}`)],
    failed: [`${styleText('red', '✗')} ${label} failed`, ...recent.map((line) => `    ${line}`)],
  };
  return lines[state];
}
