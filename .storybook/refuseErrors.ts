/**
 * Messages of `console.error` while a story runs: React reports there what is wrong with an element that it renders
 * anyway. A test run of the stories fails for them (`.storybook/preview.tsx`).
 */
let errors: string[] = [];

/** Collects messages until the returned function is called; the console still shows them. */
export function listenForErrors(): () => void {
  const { error } = console;
  errors = [];
  // oxlint-disable-next-line no-console -- console.error is replaced on purpose: what React reports there is collected
  console.error = (...args: unknown[]) => {
    errors.push(args.map(String).join(' '));
    error(...args);
  };
  return () => {
    // oxlint-disable-next-line no-console -- puts the original console.error back
    console.error = error;
  };
}

/**
 * Refuses the messages since listening started.
 *
 * @param expected messages of the story itself: what a flow logs
 * @throws Error with all others
 */
export function refuseErrors(expected: readonly string[] = []): void {
  const unexpected = errors.filter((message) => !expected.includes(message));
  if (unexpected.length > 0) throw new Error(`console.error was called:\n${unexpected.join('\n')}`);
}
