import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { allStates } from '../src/testing/coverage.ts';
import type { DocumentedFlow } from './flows.ts';

/** A flow's README: its chart, its tables and its status table, all from the code. */
export function readmeOf({ machine, spec }: DocumentedFlow, purpose: string): string {
  const states = allStates(machine).filter((state) => state !== machine.root);
  return [
    '<!-- Generated from machine.ts and spec.ts: node packages/flows/scripts/generate-readmes.ts -->',
    '',
    `# ${machine.id}`,
    '',
    purpose,
    '',
    '```mermaid',
    ...diagram(machine, states),
    '```',
    '',
    ...table(
      ['state', 'meaning', 'tags'],
      states.map((state) => [code(state.key), docOf(state), tagsOf(state)]),
    ),
    '',
    ...table(['event', 'accepted in'], eventsOf(machine)),
    '',
    ...table(['port, to be provided', 'called in'], portsOf(machine, states)),
    '',
    ...table(['delay', 'ms'], delaysOf(machine)),
    '',
    '## Status table',
    '',
    ...table(
      ['requirement', 'what happens', 'ends in'],
      spec.map(({ id, also = [], title, state }) => [[id, ...also].join(', '), title, code(nameOfState(state))]),
    ),
    '',
  ].join('\n');
}

function diagram(machine: AnyStateMachine, states: readonly AnyStateNode[]): string[] {
  const [initial] = machine.root.initial.target;
  // Transitions of every state would clutter the diagram; the table of events has them.
  const arrows = states.flatMap((state) => [
    ...(state.initial?.target.map(({ key }) => `  ${state.key} --> ${key}`) ?? []),
    ...transitionsOf(state).map((each) => arrow(state.key, each)),
  ]);
  const finals = states.filter(({ type }) => type === 'final').map(({ key }) => `  ${key} --> [*]`);
  return ['stateDiagram-v2', `  [*] --> ${initial?.key}`, ...new Set(arrows), ...finals];
}

function arrow(from: string, { target, eventType, guard }: AnyTransitionDefinition): string {
  const name = guard === undefined ? nameOf(eventType) : `${nameOf(eventType)} [${guardName(guard)}]`;
  return `  ${from} --> ${target?.[0]?.key ?? from}${name === '' ? '' : `: ${name}`}`;
}

/** XState's own event names in plain language. */
function nameOf(type: string): string {
  const [, kind, delay, port] = type.split('.');
  if (!type.startsWith('xstate.')) return type;
  if (kind === 'after') return `after ${delay}`;
  return `${port} ${kind === 'done' ? 'answered' : 'failed'}`;
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : 'otherwise';
}

function transitionsOf(state: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...state.transitions.values()].flat(), ...(state.always ?? [])];
}

function eventsOf(machine: AnyStateMachine): string[][] {
  const accepted = new Map<string, string[]>();
  for (const state of allStates(machine)) {
    const place = state === machine.root ? 'every state' : code(state.key);
    const ownEvents = state.ownEvents.map(String).filter((type) => type !== '' && !type.startsWith('xstate.'));
    for (const type of ownEvents) accepted.set(type, [...(accepted.get(type) ?? []), place]);
  }
  return [...accepted].map(([type, places]) => [code(type), places.join(', ')]);
}

function portsOf(machine: AnyStateMachine, states: readonly AnyStateNode[]): string[][] {
  return Object.keys(machine.implementations.actors).map((name) => {
    const callers = states.filter(({ invoke }) => invoke.some(({ src }) => src === name));
    return [code(name), callers.map(({ key }) => code(key)).join(', ')];
  });
}

function delaysOf(machine: AnyStateMachine): string[][] {
  const delays = Object.entries(machine.implementations.delays);
  return delays.map(([name, delay]) => [code(name), typeof delay === 'number' ? String(delay) : 'from the context']);
}

/** 'editing', or 'unlocked.open' for a state inside another. */
function nameOfState(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([outer, inner]) => `${outer}.${nameOfState(inner)}`)
    .join(', ');
}

function docOf({ meta }: AnyStateNode): string {
  return typeof meta?.doc === 'string' ? meta.doc : '';
}

function tagsOf(state: AnyStateNode): string {
  return [...state.tags, ...(state.type === 'final' ? ['final'] : [])].join(', ');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [`No ${head[0]?.split(',')[0]}.`];
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function code(text: string): string {
  return `\`${text}\``;
}
