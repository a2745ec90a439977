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
  // `transition` of XState does the same, with an actor that never starts, and does not say which transitions it took.
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

/** Nothing that a transition wants to be done is done. */
const ignore = () => undefined;

/** Inspection has no public name for the transitions of a microstep. */
function takenIn({ _transitions: taken }: InspectedMicrostepEvent): readonly AnyTransitionDefinition[] {
  return taken;
}
