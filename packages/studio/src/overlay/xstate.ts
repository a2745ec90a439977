/**
 * The playground and the development build load this instead of `xstate` (scripts/studioOverlay.ts): the real library,
 * except that with `?studio` in the address each actor reports to the overlay (STUDIO-3).
 */
import { type AnyActorLogic, type AnyActorRef, createActor as createUninspected, type InspectionEvent } from 'xstate';
import { type ActorOptions, type CreateActor, createOrHold } from './heldFlow.ts';
import { report } from './inspections.ts';
import { isStudioOn } from './studioSwitch.ts';

// biome-ignore lint/performance/noReExportAll: it stands for the whole module
export * from 'xstate';

type Options = ActorOptions & { readonly inspect?: (inspected: InspectionEvent) => void };

const isOn = isStudioOn();
if (isOn) void import('./showOverlay.tsx').then(({ showOverlay }) => showOverlay());

/** `createActor` of XState, whose actor also reports to the overlay, and is held if a run is loaded for its flow. */
export function createActor(logic: AnyActorLogic, options: Options = {}): AnyActorRef {
  return isOn ? createOrHold(logic, options, createReporting) : createOwn(logic, options);
}

const createOwn = createUninspected as unknown as CreateActor;

function createReporting(logic: AnyActorLogic, options: Options): AnyActorRef {
  const inspect = (inspected: InspectionEvent) => {
    options.inspect?.(inspected);
    report(inspected);
  };
  return createOwn(logic, { ...options, inspect });
}
