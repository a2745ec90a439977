import { Badge, Banner, Button, Heading, Text, VisuallyHidden } from '@keel/ui';
import { useEffect, useRef, useState } from 'react';
import type { Walk } from './types.ts';
import { useRestoredFocus } from './useRestoredFocus.ts';
import * as styles from './WalkPage.css.ts';
import { type FollowedGlobals, type FrameState, listenToFrame } from './walkFrame.ts';
import { type WalkName, walks } from './walks.ts';

export interface WalkPageProps {
  readonly name: WalkName;
  /** The values of Storybook's toolbar. The app follows its theme, brand and motion. */
  readonly globals: FollowedGlobals;
}

/** A walk: the list of its steps next to the real app, which runs in a frame with its own backend (STUDIO-4). */
export function WalkPage(props: WalkPageProps) {
  // Each round has a new frame, and so a new app and a new database.
  const [round, setRound] = useState(0);
  return <Round key={round} {...props} isFirst={round === 0} onStartOver={() => setRound(round + 1)} />;
}

interface RoundProps extends WalkPageProps {
  readonly isFirst: boolean;
  readonly onStartOver: () => void;
}

function Round({ name, globals, isFirst, onStartOver }: RoundProps) {
  const walk: Walk = walks[name];
  const count = walk.steps.length;
  const frame = useRef<HTMLIFrameElement>(null);
  const [address] = useState(() => addressOf(name, globals));
  const [frameState, setFrameState] = useState<FrameState>({ state: 'starting' });
  const [done, setDone] = useState(0);
  const [running, setRunning] = useState<'nothing' | 'step' | 'rest'>('nothing');
  const [problem, setProblem] = useState<string | null>(null);
  const isPaused = useRef(false);
  const doStep = useRef<HTMLButtonElement>(null);
  const startOver = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (frame.current === null) return undefined;
    return listenToFrame(frame.current, (next) => {
      // If the frame is reloaded, the walk starts at the first step.
      setFrameState(next);
      setDone(0);
      setProblem(null);
      setRunning('nothing');
    });
  }, []);

  const app = frameState.state === 'opened' ? frameState.app : null;
  const { theme, brand, motion } = globals;
  useEffect(() => app?.follow({ theme, brand, motion }), [app, theme, brand, motion]);

  useEffect(() => {
    // The button that was pressed was removed with the previous round.
    if (!isFirst) startOver.current?.focus();
  }, [isFirst]);

  const focusHeadingIfLost = useRestoredFocus(frame, app);
  /** A step moves the focus into the app. This returns it to the button for what comes next. */
  const focusStep = (next: number) => focusHeadingIfLost((next < count ? doStep : startOver).current);

  const run = async (what: 'step' | 'rest') => {
    if (app === null) return;
    isPaused.current = false;
    setRunning(what);
    setProblem(null);
    const end = what === 'step' ? done + 1 : count;
    let next = done;
    while (next < end && !isPaused.current) {
      const reason = await app.perform(next);
      if (reason !== null) {
        setProblem(reason);
        break;
      }
      next += 1;
      setDone(next);
    }
    setRunning('nothing');
    focusStep(next);
  };

  const isRunning = running !== 'nothing';
  const isFinished = done === count;
  const current = walk.steps[done];
  return (
    // The steps and the app are in English in every language of the toolbar.
    <main className={styles.page} lang="en" dir="ltr">
      <section className={styles.panel} aria-labelledby="walk">
        <Heading level={1} size="title2" id="walk">
          {walk.title}
        </Heading>
        <Text tone="muted">{walk.text}</Text>
        <output aria-label="Progress" className={styles.status}>
          {statusOf({ frameState, isRunning, done, walk })}
        </output>
        <div className={styles.actions}>
          <Button
            ref={doStep}
            size="sm"
            isPending={isRunning}
            isDisabled={app === null || isFinished}
            onPress={() => void run('step')}
          >
            {problem === null ? 'Do this step' : 'Try again'}
          </Button>
          {/* One button for both, so that it keeps the focus. */}
          <Button
            size="sm"
            tone="neutral"
            appearance="soft"
            isDisabled={app === null || isFinished || running === 'step'}
            onPress={() => {
              if (isRunning) isPaused.current = true;
              else void run('rest');
            }}
          >
            {running === 'rest' ? 'Pause' : 'Do the rest'}
          </Button>
          <Button ref={startOver} size="sm" tone="neutral" appearance="outline" onPress={onStartOver}>
            Start over
          </Button>
        </div>
        <div role="alert">
          {frameState.state === 'failed' && (
            <Banner tone="negative">{`The walk could not start. ${frameState.reason}`}</Banner>
          )}
          {problem !== null && (
            <Banner
              tone="negative"
              action={
                <Button
                  size="sm"
                  tone="neutral"
                  appearance="outline"
                  onPress={() => {
                    setProblem(null);
                    setDone(done + 1);
                    focusStep(done + 1);
                  }}
                >
                  Skip this step
                </Button>
              }
            >
              {`“${current?.title}” could not be done. ${problem}`}
            </Banner>
          )}
        </div>
        <ol className={styles.steps} aria-label="Steps">
          {walk.steps.map(({ title, actor, text }, index) => (
            <li
              key={title}
              className={styles.step}
              data-done={index < done || undefined}
              aria-current={index === done ? 'step' : undefined}
            >
              <span className={styles.head}>
                <span aria-hidden="true">{index < done ? '✓' : `${index + 1}.`}</span>
                <strong>{title}</strong>
                <Badge tone={actor === 'Investor' ? 'neutral' : 'accent'}>{actor}</Badge>
              </span>
              <span className={styles.text}>{text}</span>
              {index < done && <VisuallyHidden>Done</VisuallyHidden>}
            </li>
          ))}
        </ol>
      </section>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a page of the same Storybook */}
      <iframe ref={frame} id="walk--app" title="The app of this walk" src={address} className={styles.frame} />
    </main>
  );
}

interface Progress {
  readonly frameState: FrameState;
  readonly isRunning: boolean;
  readonly done: number;
  readonly walk: Walk;
}

function statusOf({ frameState, isRunning, done, walk: { steps } }: Progress): string {
  if (frameState.state === 'starting') return 'The app and its database are starting. This takes a few seconds.';
  if (frameState.state === 'failed') return '';
  const step = steps[done];
  if (step === undefined) return 'The walk is finished.';
  return `${isRunning ? 'Doing step' : 'Step'} ${done + 1} of ${steps.length}: ${step.title}`;
}

/** The address of the page in the frame. Later changes of the toolbar are sent to that page, without loading it again. */
function addressOf(name: WalkName, { theme, brand, motion }: FollowedGlobals): string {
  const globals = Object.entries({ theme, brand, motion }).map(([key, value]) => `${key}:${String(value)}`);
  const query = new URLSearchParams({
    id: 'flows-app-of-a-walk--frame',
    viewMode: 'story',
    args: `name:${name}`,
    globals: globals.join(';'),
    // Turns off Storybook's recording of interactions, which steps do not need.
    instrument: 'false',
  });
  return `iframe.html?${query}`;
}
