import { nameOf, sentenceOf } from '../../src/diagram/sentences.ts';
import type { DiagramState, DiagramTransition } from '../../src/diagram/types.ts';
import type { Product, StoredFlow } from './productAt.ts';

/** One fact whose value has changed: the target of a transition, the tags of a state. */
export interface ChangedFact {
  readonly fact: string;
  readonly before: string;
  readonly after: string;
}

export interface ChangedItem {
  /** The item's name after the change. */
  readonly name: string;
  readonly facts: readonly ChangedFact[];
}

/** What was added, removed and changed, by name. */
export interface Difference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly ChangedItem[];
}

/** A flow that was added or removed, with its size. */
export interface WholeFlow {
  readonly flow: string;
  readonly title: string;
  readonly states: number;
  readonly transitions: number;
}

export interface ChangedFlow {
  readonly flow: string;
  readonly title: string;
  readonly facts: readonly ChangedFact[];
  readonly states: Difference;
  readonly transitions: Difference;
  readonly requirements: Pick<Difference, 'added' | 'removed'>;
}

export interface ProductDifference {
  readonly flows: {
    readonly added: readonly WholeFlow[];
    readonly removed: readonly WholeFlow[];
    readonly changed: readonly ChangedFlow[];
  };
  readonly words: TextDifference;
  readonly pictures: PictureDifference;
}

interface Text {
  /** File and place in it: 'apps/web/src/features/auth/words.ts en.login.title'. */
  readonly place: string;
  readonly text: string;
}

export interface TextDifference {
  readonly added: readonly Text[];
  readonly removed: readonly Text[];
  readonly changed: readonly { readonly place: string; readonly before: string; readonly after: string }[];
}

/** The files of pictures. A picture has changed if its content has. */
export interface PictureDifference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

/** Compares the product of two commits. */
export function compare(before: Product, after: Product): ProductDifference {
  const flows = split(before.flows, after.flows);
  return {
    flows: {
      added: flows.added.map(([, record]) => sizeOf(record)),
      removed: flows.removed.map(([, record]) => sizeOf(record)),
      changed: flows.common.flatMap(([, one, other]) => compareFlow(one, other)),
    },
    words: compareWords(before.words, after.words),
    pictures: comparePictures(before.pictures, after.pictures),
  };
}

/** The difference of one flow; empty if it has not changed. */
function compareFlow(before: StoredFlow, after: StoredFlow): readonly ChangedFlow[] {
  const states = split(byId(before.diagram.states), byId(after.diagram.states));
  const requirements = split(keysOf(requirementsOf(before)), keysOf(requirementsOf(after)));
  const changed: ChangedFlow = {
    flow: after.diagram.flow,
    title: after.title,
    facts: changedFacts(factsOfFlow(before), factsOfFlow(after)),
    states: {
      added: states.added.map(([id]) => nameOf(after.diagram, id)),
      removed: states.removed.map(([id]) => nameOf(before.diagram, id)),
      changed: states.common.flatMap(([id, one, other]) =>
        changedItem(nameOf(after.diagram, id), factsOfState(before, one), factsOfState(after, other)),
      ),
    },
    transitions: compareTransitions(before, after),
    requirements: {
      added: requirements.added.map(([id]) => id).toSorted(byNumber),
      removed: requirements.removed.map(([id]) => id).toSorted(byNumber),
    },
  };
  return isSame(changed) ? [] : [changed];
}

function isSame({ facts, states, transitions, requirements }: ChangedFlow): boolean {
  return [facts, ...Object.values(states), ...Object.values(transitions), ...Object.values(requirements)].every(
    (list: readonly unknown[]) => list.length === 0,
  );
}

type Facts = Readonly<Record<string, string>>;

function factsOfFlow({ title, purpose, route }: StoredFlow): Facts {
  // Earlier commits do not store the route, which does not count as a change.
  return { title, purpose, ...(route !== undefined && { page: route }) };
}

function factsOfState({ diagram, stories }: StoredFlow, state: DiagramState): Facts {
  const story = stories.find(({ id, state: key }) => key === state.key && id.startsWith('flows-states-'));
  return {
    meaning: state.doc,
    tags: state.tags.join(', '),
    inside: state.parent === null ? '' : nameOf(diagram, state.parent),
    initial: state.isInitial ? 'yes' : 'no',
    final: state.isFinal ? 'yes' : 'no',
    calls: state.ports.join(', '),
    story: story?.id ?? '',
  };
}

function compareTransitions(before: StoredFlow, after: StoredFlow): Difference {
  const { pairs, removed, added } = pairsOf(before.diagram.transitions, after.diagram.transitions);
  return {
    added: added.map((transition) => sentenceOf(after.diagram, transition)),
    removed: removed.map((transition) => sentenceOf(before.diagram, transition)),
    changed: [
      ...pairs.flatMap(([one, other]) =>
        changedItem(sentenceOf(after.diagram, other), factsOfTransition(before, one), factsOfTransition(after, other)),
      ),
      ...changedOrders(before, after, pairs),
    ],
  };
}

function factsOfTransition({ diagram }: StoredFlow, transition: DiagramTransition): Facts {
  const { event, guard, target, actions, isReentering, requirements } = transition;
  return {
    event,
    guard: guard ?? '',
    target: target === null ? 'stays' : nameOf(diagram, target),
    actions: actions.join(', '),
    're-enters': isReentering ? 'yes' : 'no',
    requirements: requirements.toSorted(byNumber).join(', '),
  };
}

/** The guards of an event are evaluated in order, so the same guards in another order can select another transition. */
function changedOrders(before: StoredFlow, after: StoredFlow, pairs: readonly Pair[]): readonly ChangedItem[] {
  const common = pairs.filter(([one, other]) => one.event === other.event);
  return [...Map.groupBy(common, ([, { source, event }]) => `${sourceOf(after, source)}: ${event}`)].flatMap(
    ([name, group]) => {
      const earlier = group.toSorted(([one], [other]) => placeIn(before, one) - placeIn(before, other));
      const later = group.toSorted(([, one], [, other]) => placeIn(after, one) - placeIn(after, other));
      return changedItem(
        name,
        { 'order of the guards': guardsOf(earlier) },
        { 'order of the guards': guardsOf(later) },
      );
    },
  );
}

function placeIn({ diagram }: StoredFlow, transition: DiagramTransition): number {
  return diagram.transitions.indexOf(transition);
}

function guardsOf(pairs: readonly Pair[]): string {
  return pairs.map(([, { guard }]) => guard ?? 'no guard').join(', ');
}

function sourceOf({ diagram }: StoredFlow, source: string): string {
  return source === diagram.flow ? 'In every state' : `From ${nameOf(diagram, source)}`;
}

type Pair = readonly [before: DiagramTransition, after: DiagramTransition];

interface Pairs {
  readonly pairs: readonly Pair[];
  readonly removed: readonly DiagramTransition[];
  readonly added: readonly DiagramTransition[];
}

/** Transitions that agree in these facts count as one transition that has changed. The rules are applied in this order. */
const SAME: readonly (readonly (keyof DiagramTransition)[])[] = [
  ['source', 'event', 'guard', 'target'],
  ['source', 'event', 'guard'],
  ['source', 'event', 'target'],
  ['source', 'trigger', 'guard', 'target'],
];

function pairsOf(before: readonly DiagramTransition[], after: readonly DiagramTransition[]): Pairs {
  const pairs: Pair[] = [];
  const [removed, added] = [new Set(before), new Set(after)];
  for (const facts of SAME) {
    for (const one of removed) {
      const other = [...added].find((each) => facts.every((fact) => each[fact] === one[fact]));
      if (other === undefined) continue;
      pairs.push([one, other]);
      removed.delete(one);
      added.delete(other);
    }
  }
  return { pairs, removed: [...removed], added: [...added] };
}

function requirementsOf({ diagram, rows }: StoredFlow): readonly string[] {
  return [...rows, ...diagram.transitions].flatMap(({ requirements }) => requirements);
}

function sizeOf({ diagram, title }: StoredFlow): WholeFlow {
  return { flow: diagram.flow, title, states: diagram.states.length, transitions: diagram.transitions.length };
}

/** A text that was only moved to another place in the code is not a difference. */
function compareWords(before: Product['words'], after: Product['words']): TextDifference {
  const { added, removed, common } = split(before, after);
  const left = new Map(removed);
  const isNew = ([, text]: readonly [string, string]) => {
    const moved = [...left].find(([, other]) => other === text);
    return moved === undefined || !left.delete(moved[0]);
  };
  const fresh = added.filter(isNew);
  return {
    added: fresh.map(([place, text]) => ({ place, text })),
    removed: [...left].map(([place, text]) => ({ place, text })),
    changed: common.flatMap(([place, one, other]) => (one === other ? [] : [{ place, before: one, after: other }])),
  };
}

function comparePictures(before: Product['pictures'], after: Product['pictures']): PictureDifference {
  const { added, removed, common } = split(before, after);
  return {
    added: added.map(([file]) => file),
    removed: removed.map(([file]) => file),
    changed: common.flatMap(([file, one, other]) => (one === other ? [] : [file])),
  };
}

function changedItem(name: string, before: Facts, after: Facts): readonly ChangedItem[] {
  const facts = changedFacts(before, after);
  return facts.length === 0 ? [] : [{ name, facts }];
}

/** The facts that exist on both sides and differ. */
function changedFacts(before: Facts, after: Facts): readonly ChangedFact[] {
  return split(new Map(Object.entries(before)), new Map(Object.entries(after)))
    .common.filter(([, one, other]) => one !== other)
    .map(([fact, one, other]) => ({ fact, before: one, after: other }));
}

interface Split<Item> {
  readonly added: readonly (readonly [string, Item])[];
  readonly removed: readonly (readonly [string, Item])[];
  readonly common: readonly (readonly [string, before: Item, after: Item])[];
}

function split<Item>(before: ReadonlyMap<string, Item>, after: ReadonlyMap<string, Item>): Split<Item> {
  return {
    added: [...after].filter(([key]) => !before.has(key)),
    removed: [...before].filter(([key]) => !after.has(key)),
    common: [...after].flatMap(([key, item]) => {
      const known = before.get(key);
      return known === undefined ? [] : [[key, known, item] as const];
    }),
  };
}

function byId(states: readonly DiagramState[]): ReadonlyMap<string, DiagramState> {
  return new Map(states.map((state) => [state.id, state]));
}

function keysOf(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [name, name]));
}

/** LOGIN-2 before LOGIN-10. */
function byNumber(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
