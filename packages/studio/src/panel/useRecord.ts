import { useEffect, useState } from 'react';
import type { FlowRecord } from '../page/types.ts';

const records = import.meta.glob<FlowRecord>('../generated/*.gen.json', { import: 'default' });

/** The record of a flow; null until it has loaded. */
export function useRecord(id: string | undefined): FlowRecord | null {
  const [record, setRecord] = useState<FlowRecord | null>(null);
  useEffect(() => {
    let isShown = true;
    void records[`../generated/${id}.gen.json`]?.().then((loaded) => isShown && setRecord(loaded));
    return () => {
      isShown = false;
    };
  }, [id]);
  return record !== null && record.diagram.flow === id ? record : null;
}
