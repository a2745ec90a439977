import { useSyncExternalStore } from 'react';
import * as styles from './FlowPanel.css.ts';
import { FlowPanel } from './FlowPanel.tsx';
import { storyFlowOf } from './storyFlow.ts';
import { useRecord } from './useRecord.ts';

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
