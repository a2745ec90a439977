import { Badge, Banner, Button, Heading, Text, VisuallyHidden } from '@keel/ui';
import { useEffect, useRef, useState } from 'react';
import type { Walk } from './types.ts';
import { useHeldFocus } from './useHeldFocus.ts';
import * as styles from './WalkPage.css.ts';
import { type FollowedGlobals, type FrameNews, listenToFrame } from './walkFrame.ts';
import { type WalkName, walks } from './walks.ts';

export interface WalkPageProps {
  readonly name: WalkName;
  /** The choices of Storybook's toolbar. The app follows its theme, brand, direction and motion. */
  readonly globals: FollowedGlobals;
}

/** A walk: the list of its steps beside the real app, which is in a frame with a backend of its own (STUDIO-4). */
export function WalkPage(props: WalkPageProps) {
  // Each round has a new frame, and with it a new app and an empty database.
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
  const [news, setNews] = useState<FrameNews>({ state: 'starting' });
  const [done, setDone] = useState(0);
  const [running, setRunning] = useState<'nothing' | 'step' | 'rest'>('nothing');
  const [problem, setProblem] = useState<string | null>(null);
  const isPaused = useRef(false);
  const doStep = useRef<HTMLButtonElement>(null);
  const startOver = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (frame.current === null) return undefined;
    return listenToFrame(frame.current, (next) => {
      // A frame that is loaded again starts at the first step.
      setNews(next);
      setDone(0);
      setProblem(null);
      setRunning('nothing');
    });
  }, []);

  const app = news.state === 'opened' ? news.app : null;
  const { theme, brand, direction, motion } = globals;
  useEffect(() => app?.follow({ theme, brand, direction, motion }), [app, theme, brand, direction, motion]);

  useEffect(() => {
    // The button that was pressed is gone with the round before.
    if (!isFirst) startOver.current?.focus();
  }, [isFirst]);

  const holdFocus = useHeldFocus(frame, app);
  /** A step moves the focus into the app: it comes back to where the next one is done. */
  const focusStep = (next: number) => holdFocus((next < count ? doStep : startOver).current);

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
  const isOver = done === count;
  const current = walk.steps[done];
  return (
    <main className={styles.page}>
      <section className={styles.panel} aria-labelledby="walk">
        <Heading level={1} size="title2" id="walk">
          {walk.title}
        </Heading>
        <Text tone="muted">{walk.text}</Text>
        <output aria-label="Progress" className={styles.status}>
          {statusOf({ news, isRunning, done, walk })}
        </output>
        <div role="alert">
          {news.state === 'failed' && <Banner tone="negative">{`The walk could not start. ${news.reason}`}</Banner>}
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
        <div className={styles.actions}>
          <Button
            ref={doStep}
            size="sm"
            isPending={isRunning}
            isDisabled={app === null || isOver}
            onPress={() => void run('step')}
          >
            {problem === null ? 'Do this step' : 'Try again'}
          </Button>
          {/* One button, so that the focus stays on it. */}
          <Button
            size="sm"
            tone="neutral"
            appearance="soft"
            isDisabled={app === null || isOver || running === 'step'}
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
        <ol className={styles.steps} aria-label="Steps">
          {walk.steps.map(({ title, doer, text }, index) => (
            <li
              key={title}
              className={styles.step}
              data-done={index < done || undefined}
              aria-current={index === done ? 'step' : undefined}
            >
              <span className={styles.head}>
                <span aria-hidden="true">{index < done ? '✓' : `${index + 1}.`}</span>
                <strong>{title}</strong>
                <Badge tone={doer === 'Investor' ? 'neutral' : 'accent'}>{doer}</Badge>
              </span>
              <span className={styles.text}>{text}</span>
              {index < done && <VisuallyHidden>Done</VisuallyHidden>}
            </li>
          ))}
        </ol>
      </section>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a page of this Storybook, not of somebody else */}
      <iframe ref={frame} id="walk--app" title="The app of this walk" src={address} className={styles.frame} />
    </main>
  );
}

interface Progress {
  readonly news: FrameNews;
  readonly isRunning: boolean;
  readonly done: number;
  readonly walk: Walk;
}

function statusOf({ news, isRunning, done, walk: { steps } }: Progress): string {
  if (news.state === 'starting') return 'The app and its database are starting. This takes some seconds.';
  if (news.state === 'failed') return '';
  const step = steps[done];
  if (step === undefined) return 'The walk is over.';
  return `${isRunning ? 'Doing step' : 'Step'} ${done + 1} of ${steps.length}: ${step.title}`;
}

/** The address of the page in the frame. What the toolbar chooses later is told to that page, which goes on. */
function addressOf(name: WalkName, { theme, brand, direction, motion }: FollowedGlobals): string {
  const globals = Object.entries({ theme, brand, direction, motion }).map(([key, value]) => `${key}:${String(value)}`);
  const query = new URLSearchParams({
    id: 'flows-app-of-a-walk--frame',
    viewMode: 'story',
    args: `name:${name}`,
    globals: globals.join(';'),
    // Storybook's record of what a test does is not kept for steps.
    instrument: 'false',
  });
  return `iframe.html?${query}`;
}
