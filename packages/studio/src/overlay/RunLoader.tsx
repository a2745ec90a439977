import { hasRun } from '@keel/flows/replay';
import { Banner, Button, TextField } from '@keel/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as panel from '../panel/FlowPanel.css.ts';
import { nextFrame, openFlowPage } from './flowPage.ts';
import { LoadedRun } from './LoadedRun.ts';
import { isLoggedIn, isRunning } from './liveFlows.ts';
import { type ReadRun, readRun } from './readRun.ts';
import { reasonNotToLoad } from './reasonNotToLoad.ts';
import * as styles from './StudioOverlay.css.ts';
import { firstAddress } from './studioSwitch.ts';

/** Loads a run from a link, and replays it on the app's own screen. */
export function RunLoader() {
  const [loaded, setLoaded] = useState<LoadedRun | null>(null);
  useEffect(() => () => loaded?.stop(), [loaded]);
  if (loaded !== null) return <Replay loaded={loaded} />;
  return (
    <RunChoice
      onLoad={(read) => {
        const next = new LoadedRun(read, { afterStep: nextFrame });
        const isIn = isLoggedIn();
        void next.open(() => void openFlowPage(read.path, isIn, () => isRunning(read.run.flow)));
        setLoaded(next);
      }}
    />
  );
}

/** A link as it was read: its run, or why there is none. */
interface ReadLink {
  readonly read: ReadRun | null;
  readonly problem: string | null;
}

const NOTHING: ReadLink = { read: null, problem: null };

/** The run of the address, or of a link that is pasted. */
function RunChoice({ onLoad }: { readonly onLoad: (read: ReadRun) => void }) {
  const [link, setLink] = useState(hasRun(firstAddress) ? firstAddress : '');
  const [{ read, problem }, setRead] = useState(NOTHING);

  useEffect(() => {
    let isOutdated = false;
    const show = (next: ReadLink) => {
      if (!isOutdated) setRead(next);
    };
    if (link.trim() === '') show(NOTHING);
    else {
      readRun(link).then(
        (found) => show({ read: found, problem: null }),
        (error: unknown) => show({ read: null, problem: error instanceof Error ? error.message : String(error) }),
      );
    }
    return () => {
      isOutdated = true;
    };
  }, [link]);

  const load = (chosen: ReadRun) => {
    const reason = reasonNotToLoad(chosen, isLoggedIn());
    if (reason === null) onLoad(chosen);
    else setRead({ read: chosen, problem: reason });
  };

  return (
    <section className={`${panel.section} ${styles.run}`} aria-label="Run to load">
      <TextField label="Paste a link to a run" size="md" value={link} onChange={setLink} autoComplete="off" />
      {read !== null && (
        <div className={panel.actions}>
          <span>{`${read.title}, ${countOf(read.steps.length)}`}</span>
          <Button size="sm" onPress={() => load(read)}>
            Load this run
          </Button>
        </div>
      )}
      <div role="alert">{problem !== null && <Banner tone="negative">{problem}</Banner>}</div>
    </section>
  );
}

/** The replay of the loaded run. */
function Replay({ loaded }: { readonly loaded: LoadedRun }) {
  const view = useSyncExternalStore(loaded.subscribe, loaded.view);
  const { state, done, difference, problem } = view;
  const { title, path, steps } = loaded.read;

  useEffect(() => {
    const release = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest(`.${styles.overlay}`))) loaded.release();
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('pointerdown', release, options);
    document.addEventListener('keydown', release, options);
    return () => listening.abort();
  }, [loaded]);

  const stop = useRef<HTMLButtonElement>(null);
  const isOver = state === 'finished' || state === 'failed';
  // The button that had the focus was removed together with the choice of the run.
  useEffect(() => stop.current?.focus(), []);
  useEffect(() => {
    // The button that did the last step is disabled. The focus may be in the page, for example in a message of the app.
    const { activeElement } = document;
    const isInPage = activeElement !== document.body && activeElement?.closest(`.${styles.run}`) === null;
    if (isOver && !isInPage) stop.current?.focus();
  }, [isOver]);

  // While a step is done the buttons keep the focus: a press then does nothing.
  const canGoOn = state === 'ready' || state === 'playing';
  return (
    <section className={`${panel.section} ${styles.run}`} aria-label="Loaded run">
      <p className={panel.state}>{`Run of ${title}`}</p>
      <p className={panel.muted}>
        The answers to this flow come from the run, not from the backend, and its clock stands still between the steps.
        Other flows of the page use the backend.
      </p>
      <output aria-label="Replay">
        {state === 'waiting'
          ? `Waits until ${path} starts the flow. If a dialog or a button of that page starts it, use it now.`
          : `${done} of ${countOf(steps.length)} done`}
      </output>
      {canGoOn && <p className={panel.muted}>{`Next: ${steps[done]}`}</p>}
      <div className={panel.actions}>
        <Button size="sm" isDisabled={!canGoOn} onPress={() => void loaded.next()}>
          Next step
        </Button>
        <Button size="sm" tone="neutral" appearance="soft" isDisabled={!canGoOn} onPress={() => void loaded.rest()}>
          Do the rest
        </Button>
        <Button ref={stop} size="sm" tone="neutral" appearance="outline" onPress={reload}>
          Stop
        </Button>
      </div>
      <p className={panel.muted}>Stop loads the page again, with the backend.</p>
      <div role="alert">
        {problem !== null && <Banner tone="negative">{problem}</Banner>}
        {difference !== null && (
          <Banner tone="warning">
            {`The state differs from the run: it is ${difference.now}, and was ${difference.inRun}.`}
          </Banner>
        )}
      </div>
    </section>
  );
}

/** The page without the run. */
function reload(): void {
  history.replaceState(null, '', location.pathname + location.search);
  location.reload();
}

function countOf(steps: number): string {
  return steps === 1 ? '1 step' : `${steps} steps`;
}
