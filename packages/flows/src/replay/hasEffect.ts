import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** Whether an event has an effect in a state. A guard that throws has one: it ends the flow with an error. */
export function hasEffect(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  try {
    return snapshot.can(event);
  } catch {
    return true;
  }
}
