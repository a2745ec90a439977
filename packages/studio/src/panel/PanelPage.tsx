import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FlowRecord } from '../page/types.ts';
import * as styles from './FlowPanel.css.ts';
import { FlowPanel } from './FlowPanel.tsx';
import { storyFlowOf } from './storyFlow.ts';

const records = import.meta.glob<FlowRecord>('../generated/*.gen.json', { import: 'default' });

/** The page inside the panel: drives the flow of the story that another page shows. */
export function PanelPage({ page, address }: { readonly page: Window; readonly address: () => string }) {
  const store = storyFlowOf(page);
  const flow = useSyncExternalStore(store.subscribe, store.get);
  const record = useRecord(flow?.driven.id);
  if (flow === null || record === null) {
    return (
      <p className={styles.empty}>
        This story drives no flow. The stories below Flows / States do: one for each state.
      </p>
    );
  }
  return <FlowPanel flow={flow} record={record} address={address()} />;
}

/** The record of a flow; null until it has loaded. */
function useRecord(id: string | undefined): FlowRecord | null {
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
