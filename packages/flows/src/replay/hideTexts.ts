import type { Run, RunStep, RunValue } from './run.ts';
import { isSecretHandle } from './values.ts';

/** Shorter ones would be found by chance. */
const shortest = 4;

/**
 * Replaces secrets that stand inside other texts of a run, e.g. in the message of an error.
 *
 * @param secrets the name of each secret, by its text
 */
export function hideTexts(run: Run, secrets: ReadonlyMap<string, string>): Run {
  if (secrets.size === 0) return run;
  const hide = hider(secrets);
  const visit = (value: RunValue): RunValue => {
    if (typeof value === 'string') return hide(value);
    if (typeof value !== 'object' || value === null || isSecretHandle(value)) return value;
    if (Array.isArray(value)) return (value as readonly RunValue[]).map(visit);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, visit(part)]));
  };
  const { input, steps } = run;
  return {
    ...run,
    ...(input !== undefined && { input: visit(input) }),
    steps: steps.map((step) => hideIn(step, visit)),
  };
}

/** The type of an event and the name of a port are words of the program, whatever a secret is. */
function hideIn(step: RunStep, visit: (value: RunValue) => RunValue): RunStep {
  if ('event' in step) {
    const { type, ...fields } = step.event;
    return { event: { type, ...(visit(fields) as object) } };
  }
  if ('with' in step) return { ...step, with: visit(step.with) };
  return 'fails' in step ? { ...step, fails: visit(step.fails) } : step;
}

/** A function that replaces each of the secrets in a text by its name. */
export function hider(secrets: ReadonlyMap<string, string>): (text: string) => string {
  const long = [...secrets].filter(([text]) => text.length >= shortest);
  // The longest first, as one may be a part of another.
  const sorted = long.toSorted(([one], [other]) => other.length - one.length);
  return (text) => sorted.reduce((hidden, [secret, name]) => hidden.replaceAll(secret, `[${name}]`), text);
}
