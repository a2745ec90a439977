import type { Run, RunStep, RunValue } from './run.ts';
import { isSecretHandle } from './values.ts';

/** Shorter ones would match by chance. */
const shortest = 4;

/**
 * Replaces secrets inside other texts of a run, e.g. in the message of an error.
 *
 * @param secrets the name of each secret, by its text
 */
export function redactTexts(run: Run, secrets: ReadonlyMap<string, string>): Run {
  if (secrets.size === 0) return run;
  const { input, steps } = run;
  const hidden = steps.map((step) => redactTextsOf(step, secrets));
  return { ...run, ...(input !== undefined && { input: hideIn(input, createRedactor(secrets)) }), steps: hidden };
}

/** The same for one step. The type of an event and the name of a port belong to the program and are not changed. */
export function redactTextsOf(step: RunStep, secrets: ReadonlyMap<string, string>): RunStep {
  const hide = createRedactor(secrets);
  if ('event' in step) {
    const { type, ...fields } = step.event;
    return { event: { type, ...(hideIn(fields, hide) as object) } };
  }
  if ('with' in step) return { ...step, with: hideIn(step.with, hide) };
  return 'fails' in step ? { ...step, fails: hideIn(step.fails, hide) } : step;
}

function hideIn(value: RunValue, hide: (text: string) => string): RunValue {
  if (typeof value === 'string') return hide(value);
  if (typeof value !== 'object' || value === null || isSecretHandle(value)) return value;
  if (Array.isArray(value)) return (value as readonly RunValue[]).map((item) => hideIn(item, hide));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, hideIn(part, hide)]));
}

/** A function that replaces each of the secrets in a text by its name. */
export function createRedactor(secrets: ReadonlyMap<string, string>): (text: string) => string {
  const long = [...secrets].filter(([text]) => text.length >= shortest);
  // The longest first, since one may contain another.
  const sorted = long.toSorted(([one], [other]) => other.length - one.length);
  return (text) => sorted.reduce((hidden, [secret, name]) => hidden.replaceAll(secret, `[${name}]`), text);
}
