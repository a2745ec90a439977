import entries from './index.gen.json' with { type: 'json' };
import type { FlowIndexEntry } from './types.ts';

/** Every flow with what links to its page need, in the order a person meets them. */
export const flowIndex: readonly FlowIndexEntry[] = entries;
