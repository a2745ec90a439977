import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor as createUninspected,
  type InspectedMicrostepEvent,
  type InspectionEvent,
} from 'xstate';
import { allTransitions } from '../../../../../packages/flows/src/testing/coverage.ts';
import type { Inspected } from './Inspected.ts';
import { withMutant } from './mutant.ts';
import { wrongFieldsIn } from './wrongFieldsIn.ts';

export * from 'xstate';

/** Reports to the test that drives the page; undefined if nothing drives it. */
declare const qaInspected: ((inspected: Inspected) => void) | undefined;

type Options = Readonly<Record<string, unknown>> & { readonly inspect?: (inspected: InspectionEvent) => void };

/** `createActor` of XState, whose actor also reports to the test, and has the fault that the test puts into it. */
export function createActor(logic: AnyActorLogic, options: Options = {}): AnyActorRef {
  const actor = (createUninspected as unknown as typeof createActor)(
    isMachineLogic(logic) ? withMutant(logic) : logic,
    {
      ...options,
      inspect: (inspected: InspectionEvent) => {
        options.inspect?.(inspected);
        const { sessionId } = inspected.actorRef as AnyActorRef;
        if (sessionId === inspected.rootId) reportInspected(inspected.actorRef as AnyActorRef, inspected);
      },
    },
  );
  if (isMachine(actor)) actor.on('*', ({ type }: AnyEventObject) => report(actor, { type: 'emitted', emitted: type }));
  return actor;
}

/** Distinguishes page loads, since each one numbers its actors from the beginning. */
const pageLoad = crypto.randomUUID();

function reportInspected(actor: AnyActorRef, inspected: InspectionEvent): void {
  if (!isMachine(actor)) return;
  const details = detailsOf(actor, inspected);
  if (details !== null) report(actor, details);
}

function report(actor: MachineActor, details: InspectedDetails): void {
  if (typeof qaInspected === 'undefined') return;
  qaInspected({ flow: actor.logic.id, actor: `${pageLoad} ${actor.sessionId}`, at: Date.now(), ...details });
}

type InspectedDetails = Inspected extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'flow' | 'actor' | 'at'>
    : never
  : never;

function detailsOf(actor: MachineActor, inspected: InspectionEvent): InspectedDetails | null {
  if (inspected.type === '@xstate.event' && inspected.event.type === 'xstate.init') return { type: 'started' };
  if (inspected.type === '@xstate.microstep') {
    const names = new Map([...allTransitions(actor.logic)].map(([name, definition]) => [definition, name]));
    const taken = takenIn(inspected).flatMap((definition) => names.get(definition) ?? []);
    const { value } = inspected.snapshot as unknown as Snapshot;
    return { type: 'transition', event: inspected.event.type, taken, value };
  }
  if (inspected.type !== '@xstate.snapshot') return null;
  const { value, status, tags, context, children, output } = inspected.snapshot as unknown as Snapshot;
  return {
    type: 'state',
    value,
    status,
    tags: [...tags],
    waitsFor: Object.keys(children),
    message: textIn(context?.message),
    notice: textIn(context?.notice),
    wrongFields: wrongFieldsIn(context),
    errors: [context?.error, context?.factorError].filter(isText),
    // A passkey has no field.
    hasFieldErrors: context?.way !== 'passkey' && isText(context?.error),
    leadsTo: typeof output?.to === 'string' ? output.to : null,
  };
}

interface Snapshot {
  readonly value: Extract<Inspected, { type: 'state' }>['value'];
  readonly status: string;
  readonly tags: ReadonlySet<string>;
  readonly context?: Readonly<Record<'message' | 'notice' | 'error' | 'factorError' | 'way', unknown>>;
  readonly children: object;
  readonly output?: { readonly to?: unknown };
}

function textIn(value: unknown): string {
  return isText(value) ? value : '';
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

type MachineActor = AnyActorRef & { readonly logic: Parameters<typeof allTransitions>[0] };

function isMachine(actor: AnyActorRef): actor is MachineActor {
  return 'logic' in actor && isMachineLogic(actor.logic);
}

function isMachineLogic(logic: unknown): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && 'getTransitionData' in logic;
}

/** Inspection has no public name for the transitions of a microstep. */
function takenIn({ _transitions: taken }: InspectedMicrostepEvent) {
  return taken;
}
