import entries from './index.gen.json' with { type: 'json' };
import type { FlowIndexEntry } from './types.ts';

/** Every flow with the data for links to its page, in the order in which a person uses them. */
export const flowIndex: readonly FlowIndexEntry[] = entries;
