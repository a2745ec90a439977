/**
 * What is said to `console.error` while a story runs: React says there what is wrong with an element that it draws all
 * the same. The run of the stories as tests fails for it (`.storybook/preview.tsx`).
 */
let errors: string[] = [];

/** Listens until the function that it returns is called; the console goes on to show what is said. */
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

/** @throws what was said since listening began */
export function refuseErrors(): void {
  if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join('\n')}`);
}
