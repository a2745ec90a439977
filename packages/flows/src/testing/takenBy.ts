import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type InspectedMicrostepEvent,
} from 'xstate';

/**
 * The transitions that an event takes in a snapshot, and those that follow automatically, in this order. Nothing is
 * executed.
 */
export function takenBy(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly AnyTransitionDefinition[] {
  const taken: AnyTransitionDefinition[] = [];
  // As XState's own `transition` does, with an actor that never starts; that function does not report the taken transitions.
  const self = createActor(machine);
  const { system } = self;
  system.inspect((inspected) => {
    if (inspected.type === '@xstate.microstep') taken.push(...takenIn(inspected));
  });
  machine.transition(snapshot, event, {
    self,
    system,
    id: '',
    sessionId: '',
    logger: ignore,
    defer: ignore,
    emit: ignore,
    stopChild: ignore,
    actionExecutor: ignore,
  });
  return taken;
}

/** Ignores the side effects of a transition. */
const ignore = () => undefined;

/** Inspection has no public name for the transitions of a microstep. */
function takenIn({ _transitions: taken }: InspectedMicrostepEvent): readonly AnyTransitionDefinition[] {
  return taken;
}
