import { textOf } from '@keel/flows/testing';
import { eventDriverOf, isSentByApp } from './eventDrivers.ts';
import type { AnyFlowDriver } from './FlowDriver.ts';
import { type InspectedTransition, type Inspection, stateName } from './Inspection.ts';
import type { PlannedStep } from './model.ts';

/** Default timeout for the transitions of a step in the page's machine, in ms. */
export const TRANSITION_TIMEOUT_MS = 15_000;

/** What to compare with the model: what the page has reported since an earlier `Inspection.all.length`. */
export interface Observed {
  readonly driver: Pick<AnyFlowDriver, 'events' | 'startEvents' | 'delayedEvents'>;
  readonly inspection: Pick<Inspection, 'state' | 'isStateCurrent' | 'transitions' | 'emitted'>;
  readonly since: number;
  /** @default 15 s */
  readonly withinMs?: number;
}

type Expectation = Pick<PlannedStep, 'step' | 'state' | 'taken' | 'emitted'>;

/**
 * Waits until the page's machine has taken the transitions of one of these outcomes of a step, and is in its state.
 *
 * @returns that outcome
 * @throws Error if the machine does something else
 */
export async function followModel<Outcome extends Expectation>(
  { driver, inspection, since, withinMs = TRANSITION_TIMEOUT_MS }: Observed,
  outcomes: readonly Outcome[],
): Promise<Outcome> {
  const isThere = ({ step, state, taken }: Outcome) =>
    inspection.isStateCurrent() &&
    textOf(inspection.state()?.value) === textOf(state) &&
    namesIn({ driver, inspection, since }, step).join('\n') === taken.join('\n');
  const missingEvents = ({ emitted }: Outcome) => missingIn(inspection.emitted(since), emitted);
  const hasArrived = (outcome: Outcome) => isThere(outcome) && missingEvents(outcome).length === 0;
  const deadline = Date.now() + withinMs;
  while (!outcomes.some(hasArrived) && Date.now() < deadline) await moment();
  const arrived = outcomes.find(hasArrived);
  if (arrived !== undefined) return arrived;
  const silent = outcomes.find(isThere);
  if (silent !== undefined) {
    throw new Error(`in ${stateName(silent.state)}: not emitted: ${missingEvents(silent).join(', ')}`);
  }
  const at = inspection.state();
  const expected = outcomes.map(({ taken }) => taken.join(', ') || 'nothing');
  const names = namesIn({ driver, inspection, since }, outcomes[0]?.step ?? null);
  throw new Error(
    [
      `the machine of the page is in ${at === undefined ? 'no state' : stateName(at.value)}, the model in ${outcomes.map(({ state }) => stateName(state)).join(' or ')}`,
      `taken: ${names.join(', ') || 'nothing'}; expected: ${expected.join(', or ')}`,
    ].join('\n'),
  );
}

/** The expected events that were not emitted. Others may be emitted too, since the app sends events at any time. */
function missingIn(emitted: readonly string[], expected: readonly string[]): readonly string[] {
  const left = [...emitted];
  return expected.filter((type) => {
    const index = left.indexOf(type);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** The transitions of the page's machine, without those of events that the app may send at any time. */
function namesIn({ driver, inspection, since }: Observed, step: PlannedStep['step']): readonly string[] {
  const sent = step !== null && 'send' in step ? step.send.type : null;
  const ofStep = sent === null ? [] : (eventDriverOf(driver, sent)?.extraEvents ?? []);
  const extraEvents = [...ofStep, ...(driver.delayedEvents ?? [])];
  const byApp = Object.entries(driver.events).flatMap(([type, how]) => (isSentByApp(how) ? [type] : []));
  const expected = new Set(step === null ? driver.startEvents?.map(({ type }) => type) : [sent]);
  const ignored = new Set([...extraEvents, ...byApp].filter((type) => !expected.has(type)));
  const seen = inspection.transitions(since).filter(({ event }) => !ignored.has(event));
  const mayRepeat = (event: string) => event === sent && extraEvents.includes(event);
  const counted = seen.filter((each, index) => !(mayRepeat(each.event) && isRepetition(each, seen.slice(0, index))));
  return counted.flatMap(({ taken }) => taken);
}

/** Whether a transition was taken before and has not changed the state: its event was sent again. */
function isRepetition({ taken, value }: InspectedTransition, before: readonly InspectedTransition[]): boolean {
  const names = new Set(before.flatMap((each) => each.taken));
  return taken.every((name) => names.has(name)) && textOf(value) === textOf(before.at(-1)?.value);
}

function moment(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 10);
  });
}
