import { useEffect, useState } from 'react';
import type { FlowRecord } from '../page/types.ts';

const records = import.meta.glob<FlowRecord>('../generated/*.gen.json', { import: 'default' });

/** Loads the record of a flow. */
export async function recordOf(id: string): Promise<FlowRecord> {
  const load = records[`../generated/${id}.gen.json`];
  if (load === undefined) throw new Error(`There is no record of the flow '${id}'.`);
  return load();
}

/** The record of a flow; null until it has loaded. */
export function useRecord(id: string | undefined): FlowRecord | null {
  const [record, setRecord] = useState<FlowRecord | null>(null);
  useEffect(() => {
    let isShown = true;
    if (id !== undefined) void recordOf(id).then((loaded) => isShown && setRecord(loaded));
    return () => {
      isShown = false;
    };
  }, [id]);
  return record !== null && record.diagram.flow === id ? record : null;
}
