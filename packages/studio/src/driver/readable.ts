import type { PlayableFlow } from '@keel/flows/replay';
import type { AnyStateMachine } from 'xstate';

/** Replacements for short texts of the test cases that a real screen refuses or that are hard to read. */
const TEXTS: Readonly<Record<string, string>> = {
  '0xada': '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  '0xbob': '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  '0xone': `0x${'1a'.repeat(32)}`,
  '0xtwo': `0x${'2b'.repeat(32)}`,
  '0xother': `0x${'3c'.repeat(32)}`,
  '0190f7c2-0000-7000-8000-0000000000d1': '0190f7c2-d001-7000-8000-000000000001',
  '0190f7c2-0000-7000-8000-0000000000e1': '0190f7c2-e001-7000-8000-000000000001',
  'words of 200': 'We sent you an email. Open its link to go on.',
  'words of 202': 'Please verify your email address.',
  'words of 400': 'This request is no longer valid. Please start again.',
  'words of 403': 'You are not allowed to do this.',
  'words of 404': 'Nothing was found for this request.',
  'words of 409': 'This was done already.',
  'words of 422': 'Please check what you entered.',
  'words of 429': 'Too many tries. Please wait a minute.',
  'words of 500': 'Something went wrong on our side.',
  'words of 503': 'The service is not available right now.',
};

/**
 * The same value with readable texts, e.g. a run. The same text gets the same replacement everywhere. Secrets, errors and
 * other instances of classes stay as they are.
 */
export function readable<Value>(value: Value): Value {
  if (typeof value === 'string') return (Object.hasOwn(TEXTS, value) ? TEXTS[value] : value) as Value;
  if (Array.isArray(value)) return value.map((each: unknown) => readable(each)) as Value;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, readable(each)])) as Value;
}

const readableFlows = new WeakMap<AnyStateMachine, PlayableFlow>();

/** The flow with readable test values, as its state stories and their panel use them; the same object for each call. */
export function readableFlow({ machine, cases }: PlayableFlow): PlayableFlow {
  const { events, answers } = cases;
  const flow = readableFlows.get(machine) ?? {
    machine,
    cases: { ...cases, events: readable(events), answers: readable(answers) },
  };
  readableFlows.set(machine, flow);
  return flow;
}
