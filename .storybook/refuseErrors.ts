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

/** @throws Error with the messages since listening started */
export function refuseErrors(): void {
  if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join('\n')}`);
}
