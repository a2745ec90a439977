import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** Whether an event does something in a state. A guard that throws does: it ends the flow with an error. */
export function canTake(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  try {
    return snapshot.can(event);
  } catch {
    return true;
  }
}
