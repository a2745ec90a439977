import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { allStates, allTransitions } from '../../flows/src/testing/coverage.ts';
import type { DiagramState, DiagramTransition, Trigger } from '../src/diagram/types.ts';
import type { RowsOfTransition } from './rowsOf.ts';

export type ChartState = Omit<DiagramState, 'x' | 'y' | 'width' | 'height' | 'lines'>;

/** The states and transitions of a machine, without positions. */
export interface Chart {
  readonly flow: string;
  readonly states: readonly ChartState[];
  readonly transitions: readonly DiagramTransition[];
}

/** Reads the states and transitions of a machine. */
export function chartOf(machine: AnyStateMachine, rows: RowsOfTransition): Chart {
  return {
    flow: machine.id,
    states: allStates(machine)
      .filter((state) => state !== machine.root)
      .map((state) => stateOf(state, machine)),
    transitions: [...allTransitions(machine)].map(([name, definition]) => ({
      name,
      ...transitionOf(definition, machine),
      requirements: rows.get(name)?.requirements ?? [],
      rows: rows.get(name)?.rows ?? 0,
    })),
  };
}

function stateOf(state: AnyStateNode, machine: AnyStateMachine): ChartState {
  return {
    id: state.id,
    key: state.key,
    parent: state.parent === undefined || state.parent === machine.root ? null : state.parent.id,
    doc: typeof state.meta?.doc === 'string' ? state.meta.doc : '',
    tags: [...state.tags],
    isFinal: state.type === 'final',
    isInitial: state.parent?.initial.target.includes(state) ?? false,
    ports: state.invoke.map(({ src }) => nameOf(src)),
  };
}

function transitionOf(definition: AnyTransitionDefinition, machine: AnyStateMachine) {
  const { source, target, guard, actions, reenter, eventType } = definition;
  const [trigger, event] = triggerOf(eventType, source, machine);
  const alternatives = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return {
    source: source.id,
    target: target?.[0]?.id ?? null,
    trigger,
    event,
    guard: guard === undefined ? (alternatives.length > 1 ? 'otherwise' : null) : nameOf(guard),
    actions: actions.map(nameOf),
    isReentering: reenter,
  };
}

function triggerOf(eventType: string, source: AnyStateNode, machine: AnyStateMachine): [Trigger, string] {
  if (eventType === '') return ['always', 'at once'];
  if (!eventType.startsWith('xstate.')) return ['event', eventType];
  const delay = source.after.find((each) => each.eventType === eventType)?.delay;
  if (delay !== undefined) return ['delay', `after ${delayText(delay, machine)}`];
  const port = eventType.split('.').slice(3).join('.');
  return eventType.startsWith('xstate.done.') ? ['answer', `${port} answered`] : ['failure', `${port} failed`];
}

/** 'requestTimeout (20 s)'; only the name if the delay depends on the context. */
function delayText(delay: unknown, machine: AnyStateMachine): string {
  const delays: Readonly<Record<string, unknown>> = machine.implementations.delays;
  const ms = typeof delay === 'number' ? delay : delays[String(delay)];
  const text = typeof ms === 'number' ? duration(ms) : null;
  if (typeof delay === 'number') return text ?? String(delay);
  return text === null ? String(delay) : `${String(delay)} (${text})`;
}

function duration(ms: number): string {
  if (ms < 1000) return `${ms} ms`;
  if (ms < 120_000) return `${ms / 1000} s`;
  if (ms < 7_200_000) return `${ms / 60_000} min`;
  return ms < 172_800_000 ? `${ms / 3_600_000} h` : `${ms / 86_400_000} days`;
}

/** XState stores a guard, an action or an actor as its name, or as an object with the name. */
function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  if (typeof named === 'object' && named !== null && 'type' in named) return String(named.type);
  throw new TypeError('A guard, an action or an actor has no name; name it in setup().');
}
