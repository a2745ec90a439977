/**
 * The playground and the development build load this instead of `xstate` (scripts/studioOverlay.ts): the real library,
 * except that with `?studio` in the address each actor reports to the overlay (STUDIO-3).
 */
import { type AnyActorLogic, type AnyActorRef, createActor as createUninspected, type InspectionEvent } from 'xstate';
import { report } from './inspections.ts';
import { isStudioOn } from './studioSwitch.ts';

// biome-ignore lint/performance/noReExportAll: it stands for the whole module
export * from 'xstate';

type Options = Readonly<Record<string, unknown>> & { readonly inspect?: (inspected: InspectionEvent) => void };

const isOn = isStudioOn();
if (isOn) void import('./showOverlay.tsx').then(({ showOverlay }) => showOverlay());

/** `createActor` of XState, whose actor also reports to the overlay. */
export function createActor(logic: AnyActorLogic, options: Options = {}): AnyActorRef {
  const inspect = (inspected: InspectionEvent) => {
    options.inspect?.(inspected);
    report(inspected);
  };
  return (createUninspected as unknown as typeof createActor)(logic, isOn ? { ...options, inspect } : options);
}
