import { Button, CopyButton, Select } from '@keel/ui';
import { useState, useSyncExternalStore } from 'react';
import * as panel from '../panel/FlowPanel.css.ts';
import { FlowState } from '../panel/FlowState.tsx';
import { useRecord } from '../panel/useRecord.ts';
import { defaultFlow } from './flowsOfApp.ts';
import type { LiveFlow, LiveView } from './LiveFlow.ts';
import { flowsOfPage, subscribeToFlows } from './liveFlows.ts';
import { RunLoader } from './RunLoader.tsx';
import * as styles from './StudioOverlay.css.ts';

/** Shows the flows that run in this page (STUDIO-3). It can be moved to the other side, made small and closed. */
export function StudioOverlay({ onClose }: { readonly onClose: () => void }) {
  const flows = useSyncExternalStore(subscribeToFlows, flowsOfPage);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAtStart, setAtStart] = useState(false);
  const [isSmall, setSmall] = useState(false);
  const flow = flows.find(({ id }) => id === chosen) ?? defaultFlow(flows);
  return (
    <aside
      aria-label="Flow studio"
      className={`${styles.overlay} ${isAtStart ? styles.atStart : styles.atEnd} ${isSmall ? styles.small : ''}`}
    >
      <div className={styles.bar}>
        <span className={styles.title}>Flow studio</span>
        <span className={styles.buttons}>
          <Button size="sm" tone="neutral" appearance="ghost" onPress={() => setAtStart(!isAtStart)}>
            Move
          </Button>
          <Button
            size="sm"
            tone="neutral"
            appearance="ghost"
            aria-expanded={!isSmall}
            onPress={() => setSmall(!isSmall)}
          >
            {isSmall ? 'Show' : 'Hide'}
          </Button>
          <Button size="sm" tone="neutral" appearance="ghost" onPress={onClose}>
            Close
          </Button>
        </span>
      </div>
      {!isSmall && (
        <div className={styles.content}>
          <RunLoader />
          <span className={styles.choice}>
            <Select
              label="Flow"
              size="md"
              options={flows.map(({ id }) => ({ value: id, label: id }))}
              value={flow?.id ?? null}
              onChange={setChosen}
            />
          </span>
          {flow?.view && <LivePanel flow={flow} view={flow.view} />}
        </div>
      )}
    </aside>
  );
}

function LivePanel({ flow, view }: { readonly flow: LiveFlow; readonly view: LiveView }) {
  const record = useRecord(flow.id);
  if (record === null) return null;
  return (
    <FlowState record={record} view={view} actions={<CopyRun view={view} />}>
      <section className={panel.section} aria-label="Possible events">
        <h3>{view.isOver ? 'The flow is over: nothing more can happen to it.' : 'Events that this state accepts'}</h3>
        <ul className={panel.path}>
          {view.events.map((type) => (
            <li key={type}>
              <code>{type}</code>
            </li>
          ))}
        </ul>
        {view.calls.length > 0 && <p className={panel.muted}>{`Waits for: ${view.calls.join(', ')}`}</p>}
      </section>
    </FlowState>
  );
}

/** A run that cannot be recorded has no link; the reason is shown instead. */
function CopyRun({ view }: { readonly view: LiveView }) {
  const { link, reason } = linkOf(view);
  if (link === null) return <p className={panel.muted}>{`This run has no link: ${reason}`}</p>;
  return <CopyButton size="sm" tone="neutral" appearance="soft" label="Copy link to this run" text={link} />;
}

function linkOf(view: LiveView): { readonly link: string | null; readonly reason: string } {
  try {
    return { link: view.link(), reason: '' };
  } catch (error) {
    return { link: null, reason: error instanceof Error ? error.message : 'it cannot be recorded' };
  }
}
