import { flowIndex } from './flowIndex.ts';
import type { FlowRecord, ShownFlow } from './types.ts';

const modules = import.meta.glob<FlowRecord>('../generated/*.gen.json', { eager: true, import: 'default' });

/** The whole record of every flow, with the id of its page. Only the pages that list all flows load it. */
export const records: readonly ShownFlow[] = flowIndex.flatMap(({ flow, page }) => {
  const record = modules[`../generated/${flow}.gen.json`];
  return record === undefined ? [] : [{ ...record, page }];
});
