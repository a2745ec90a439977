import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { flows } from '../../flows/scripts/flows.ts';
import { allStates, allTransitions } from '../../flows/src/testing/coverage.ts';
import type { Box, Diagram, DiagramLine } from '../src/diagram/types.ts';
import type { FlowRecord } from '../src/page/types.ts';

const folder = (name: string) => new URL(`../${name}/`, import.meta.url);
const recordOf = (flow: string) =>
  JSON.parse(readFileSync(new URL(`${flow}.gen.json`, folder('src/generated')), 'utf8')) as FlowRecord;
const ids = flows.map(({ machine }) => machine.id);

const named = (name: string, end: string) => readdirSync(folder(name)).map((file) => file.replace(end, ''));

const linesIn = ({ states, arrows, anyState }: Diagram): DiagramLine[] => [
  ...states.flatMap(({ lines }) => lines),
  ...arrows.flatMap(({ label }) => label.lines),
  ...(anyState?.lines ?? []),
];

describe('every flow has a page', () => {
  it('[STUDIO-1] there is one page and one diagram for each machine, and no others', () => {
    expect(named('pages', '.mdx').toSorted()).toEqual(ids.toSorted());
    expect(named('src/generated', '.gen.json').toSorted()).toEqual(ids.toSorted());
  });

  it.each(ids)('[STUDIO-1] the page of %s shows its own diagram', (flow) => {
    const page = readFileSync(new URL(`${flow}.mdx`, folder('pages')), 'utf8');
    expect(page).toContain(`from '../src/generated/${flow}.gen.json'`);
    expect(page).toContain(`<Meta title="Flows/Diagrams/${recordOf(flow).title}" />`);
  });
});

describe.each(flows)('the diagram of $machine.id', ({ machine }) => {
  const { diagram } = recordOf(machine.id);
  const states = allStates(machine).filter((state) => state !== machine.root);

  it('[STUDIO-1] contains each state of the machine once, inside its parent state', () => {
    expect(diagram.states.map(({ id }) => id).toSorted()).toEqual(states.map(({ id }) => id).toSorted());
    const outside = diagram.states.filter(({ parent, ...box }) => {
      const around = diagram.states.find(({ id }) => id === parent);
      return around !== undefined && !contains(around, box);
    });
    expect(outside).toEqual([]);
  });

  it('[STUDIO-1] contains each transition of the machine once, between the right states', () => {
    const found = diagram.transitions.map(({ name, source, target }) => ({ name, source, target }));
    const expected = [...allTransitions(machine)].map(([name, { source, target }]) => ({
      name,
      source: source.id,
      target: target?.[0]?.id ?? null,
    }));
    expect(found).toEqual(expected);
  });

  it("[STUDIO-1] labels each transition on one line: on the arrow to its target, or in its state's box", () => {
    const drawn = linesIn(diagram).flatMap(({ transition }) => (transition === null ? [] : [transition]));
    expect(drawn.toSorted()).toEqual([...allTransitions(machine).keys()].toSorted());
    const misplaced = diagram.transitions.filter(({ name, source, target }) => {
      const arrow = diagram.arrows.find(({ label }) => label.lines.some(({ transition }) => transition === name));
      if (target === null || target === source) return arrow !== undefined;
      return arrow?.id !== `${source} to ${target}`;
    });
    expect(misplaced).toEqual([]);
  });

  it('[STUDIO-1] shows the port of each invocation in the box of its state', () => {
    const drawn = diagram.states.map(({ id, lines }) => [
      id,
      lines.filter(({ kind }) => kind === 'port').map(({ text }) => text),
    ]);
    expect(Object.fromEntries(drawn)).toEqual(
      Object.fromEntries(states.map(({ id, invoke }) => [id, invoke.map(({ src }) => `calls ${src as string}`)])),
    );
  });

  it("[STUDIO-1] starts at the machine's initial state", () => {
    const begins = [machine.root, ...states].flatMap(({ initial }) => initial?.target.map(({ id }) => id) ?? []);
    expect(diagram.starts.map(({ target }) => target).toSorted()).toEqual(begins.toSorted());
  });

  it('[STUDIO-1] never covers text with a box or with other text', () => {
    const leaves = diagram.states.filter(({ id }) => diagram.states.every(({ parent }) => parent !== id));
    const boxes: [string, Box][] = [
      ...leaves.map((state): [string, Box] => [state.id, state]),
      ...diagram.arrows.map(({ id, label }): [string, Box] => [id, label]),
      ...(diagram.anyState === null ? [] : [['in every state', diagram.anyState] as [string, Box]]),
    ];
    const overlaps = boxes.flatMap(([name, box], index) =>
      boxes.slice(index + 1).flatMap(([other, second]) => (overlap(box, second) ? [`${name} and ${other}`] : [])),
    );
    expect(overlaps).toEqual([]);
  });
});

function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
