/** The change that is expected after an input. */
export interface ExpectedChange {
  readonly selector: string;
  /** The text that the first match contains. @default any */
  readonly text?: string;
  /** The text that the first match contains, compared in lower case. @default any */
  readonly letters?: string;
  /** No match has the text, or there is no match. @default false */
  readonly isGone?: boolean;
  /** The maximum number of matches. @default any number */
  readonly atMost?: number;
}

declare global {
  interface Window {
    /** Set by `observe`: waits for the next input of a kind and then for the expected change. */
    benchArm: (kind: 'pointerdown' | 'keydown', expected: ExpectedChange) => void;
    /** Milliseconds from that input to the end of the frame that shows the change. */
    benchResult: Promise<number>;
    /**
     * Milliseconds from the call of render, and from the start of the page, to the frame with all rows; `whole`, from
     * the call of render, to the one with all prices of the ticker too.
     */
    benchMount: Promise<{ readonly mount: number; readonly painted: number; readonly whole: number }>;
  }
}

/** Runs in the page before its own scripts; it must not refer to anything outside of itself. */
export function observe(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function is sent into the page
  const afterPaint = (callback: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', callback, { once: true });
    port1.start();
    port2.postMessage(null);
  };
  /** Calls back after the first frame in which the test is true. */
  const onceShown = (test: () => boolean, callback: () => void) => {
    const check = () => {
      if (test()) afterPaint(callback);
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function is sent into the page
  const holds = ({
    selector,
    text = '',
    letters = '',
    isGone = false,
    atMost = Number.POSITIVE_INFINITY,
  }: ExpectedChange) => {
    const found = [...document.querySelectorAll(selector)];
    const first = found[0]?.textContent ?? '';
    const isThere = found.length > 0 && first.includes(text) && first.toLowerCase().includes(letters);
    return isGone ? !isThere : isThere && found.length <= atMost;
  };
  window.benchArm = (kind, expected) => {
    window.benchResult = new Promise((resolve, reject) => {
      const onInput = (event: Event) =>
        onceShown(
          () => holds(expected),
          () => resolve(performance.now() - event.timeStamp),
        );
      addEventListener(kind, onInput, { capture: true, once: true });
      setTimeout(() => reject(new Error(`Not shown within 20 s: ${JSON.stringify(expected)}`)), 20_000);
    });
  };
  window.benchMount = new Promise((resolve) => {
    const coins = '[aria-label="Prices"] li';
    const isComplete = () => document.querySelectorAll(coins).length >= 50;
    let isAtOnce = false;
    onceShown(
      () => {
        isAtOnce = isComplete();
        return document.querySelectorAll('tbody tr').length >= 200;
      },
      () => {
        const painted = performance.now();
        const begin = performance.getEntriesByName('begin')[0]?.startTime ?? 0;
        const mount = painted - begin;
        if (isAtOnce) resolve({ mount, painted, whole: mount });
        else onceShown(isComplete, () => resolve({ mount, painted, whole: performance.now() - begin }));
      },
    );
  });
}
