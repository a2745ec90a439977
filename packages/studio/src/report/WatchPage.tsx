import { useSyncExternalStore } from 'react';
import { FlowState } from '../panel/FlowState.tsx';
import { useRecord } from '../panel/useRecord.ts';
import * as styles from './QaReportPage.css.ts';
import { subscribeToWatched, watchedFlow } from './watchedFlow.ts';

/** The page beside the browser of `npm run qa -- --watch`: the diagram of the flow that is being driven. */
export function WatchPage() {
  const watched = useSyncExternalStore(subscribeToWatched, watchedFlow);
  const record = useRecord(watched?.flow);
  return (
    <main className={styles.page}>
      <h1>{watched === null ? 'Waiting for the first step' : `Driving ${watched.flow}`}</h1>
      {watched !== null && record !== null && (
        <FlowState record={record} view={watched} actions={null}>
          {null}
        </FlowState>
      )}
    </main>
  );
}
