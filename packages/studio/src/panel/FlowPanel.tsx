import { runToLink } from '@keel/flows/replay';
import { Button, CopyButton } from '@keel/ui';
import { useSyncExternalStore } from 'react';
import type { Choice } from '../driver/choices.ts';
import type { FlowView } from '../driver/drivenFlow.ts';
import type { FlowRecord } from '../page/types.ts';
import * as styles from './FlowPanel.css.ts';
import { FlowState } from './FlowState.tsx';
import type { StoryFlow } from './storyFlow.ts';

export interface FlowPanelProps {
  readonly flow: StoryFlow;
  readonly record: FlowRecord;
  /** The address of the story; a copied link opens it and plays the recorded run. */
  readonly address: string;
}

/** Drives the flow of a story: shows its state, the steps so far and the possible next steps (STUDIO-3). */
export function FlowPanel({ flow: { driven, replay }, record, address }: FlowPanelProps) {
  const view = useSyncExternalStore(driven.subscribe, driven.view);
  return (
    <main aria-label={`Flow ${record.title}`}>
      <FlowState
        record={record}
        view={view}
        actions={
          <>
            <Button size="sm" tone="neutral" appearance="soft" onPress={() => void replay(view.run)}>
              Replay
            </Button>
            <Button
              size="sm"
              tone="neutral"
              appearance="soft"
              onPress={() => void replay(view.run, { isStepwise: true })}
            >
              Replay step by step
            </Button>
            {view.left > 0 && (
              <Button size="sm" onPress={() => void driven.next()}>
                {`Next step (${view.left} left)`}
              </Button>
            )}
            <CopyButton
              size="sm"
              tone="neutral"
              appearance="soft"
              label="Copy link to this run"
              text={runToLink(view.run, address)}
            />
          </>
        }
      >
        {view.left === 0 && <Possible view={view} onChoose={({ step }) => void driven.perform(step)} />}
      </FlowState>
    </main>
  );
}

/** The possible next steps. */
function Possible({ view, onChoose }: { readonly view: FlowView; readonly onChoose: (choice: Choice) => void }) {
  if (view.isOver) return <p className={styles.muted}>The flow is over: nothing more can happen to it.</p>;
  return (
    <>
      <section className={styles.section} aria-labelledby="events">
        <h2 id="events">Events</h2>
        {view.events.length === 0 && <p className={styles.muted}>No event is accepted now.</p>}
        <Choices choices={view.events} onChoose={onChoose} />
      </section>
      {view.calls.map(({ port, isResident, outcomes }) => (
        <section key={port} className={styles.section} aria-labelledby={`call-${port}`}>
          <h2 id={`call-${port}`}>{isResident ? `${port}, which never ends` : `${port} is answered`}</h2>
          <Choices choices={outcomes} onChoose={onChoose} />
        </section>
      ))}
      <Time delay={view.delay} isCalling={view.calls.some(({ isResident }) => !isResident)} onChoose={onChoose} />
    </>
  );
}

const pass = (label: string, ms: number): Choice => ({ label, step: { wait: ms } });
const PASSES = [1_000, 10_000, 60_000, 3_600_000] as const;

/** The clock does not advance by itself. */
function Time({
  delay,
  isCalling,
  onChoose,
}: {
  readonly delay: number | null;
  readonly isCalling: boolean;
  readonly onChoose: (choice: Choice) => void;
}) {
  const limit = isCalling ? 'Never answers' : 'Until the timer fires';
  return (
    <section className={styles.section} aria-labelledby="time">
      <h2 id="time">Let time pass</h2>
      {delay !== null && <Choices choices={[pass(`${limit}: ${formatMs(delay)}`, delay)]} onChoose={onChoose} />}
      <div className={styles.actions}>
        {PASSES.map((ms) => (
          <Button key={ms} size="sm" tone="neutral" appearance="ghost" onPress={() => onChoose(pass('', ms))}>
            {formatMs(ms)}
          </Button>
        ))}
      </div>
    </section>
  );
}

function Choices({
  choices,
  onChoose,
}: {
  readonly choices: readonly Choice[];
  readonly onChoose: (choice: Choice) => void;
}) {
  if (choices.length === 0) return null;
  return (
    <ul className={styles.choices}>
      {choices.map((choice) => (
        <li key={choice.label}>
          <Button size="sm" tone="neutral" appearance="soft" onPress={() => onChoose(choice)}>
            {choice.label}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** '20 s', '2 min'. */
function formatMs(ms: number): string {
  if (ms < 1_000) return `${ms} ms`;
  if (ms < 60_000) return `${ms / 1_000} s`;
  return ms < 3_600_000 ? `${ms / 60_000} min` : `${ms / 3_600_000} h`;
}
