import { styleText } from 'node:util';
import type { ChangedFact, ChangedFlow, Difference, WholeFlow } from './compare.ts';
import type { CommitDifference } from './differenceBetween.ts';
import { nameOf } from './productAt.ts';

/** The difference of two commits as text: + added, - removed, ~ changed. */
export function formatDifference(difference: CommitDifference): string {
  const { flows, words, pictures } = difference;
  const sections = [
    section('Flows', [
      ...flows.added.map((flow) => plus(sizeOf(flow))),
      ...flows.removed.map((flow) => minus(sizeOf(flow))),
    ]),
    ...flows.changed.map(flowSection),
    section('Words', [
      ...words.added.map(({ place, text }) => plus(`${place}: '${text}'`)),
      ...words.removed.map(({ place, text }) => minus(`${place}: '${text}'`)),
      ...words.changed.map(({ place, before, after }) => tilde(`${place}: '${before}' became '${after}'`)),
    ]),
    section('Pictures', [...pictures.added.map(plus), ...pictures.removed.map(minus), ...pictures.changed.map(tilde)]),
  ].filter((text) => text !== '');
  const summary = sections.length === 0 ? 'No differences.' : summaryOf({ flows, words, pictures });
  return [commitsOf(difference), ...sections, summary].join('\n\n');
}

function commitsOf({ before, after }: CommitDifference): string {
  return `From ${nameOf(before)} ${before.subject}\nto   ${nameOf(after)} ${after.subject}`;
}

function flowSection({ flow, title, facts, states, transitions, requirements }: ChangedFlow): string {
  return section(`${title} (${flow})`, [
    ...facts.map((fact) => tilde(factText(fact))),
    ...part('states', lines(states)),
    ...part('transitions', lines(transitions)),
    ...part('requirements', lines({ ...requirements, changed: [] })),
  ]);
}

function lines({ added, removed, changed }: Difference): string[] {
  return [
    ...added.map(plus),
    ...removed.map(minus),
    ...changed.flatMap(({ name, facts }) => [tilde(name), ...facts.map((fact) => `    ${factText(fact)}`)]),
  ];
}

function part(title: string, inner: readonly string[]): string[] {
  return inner.length === 0 ? [] : [title, ...inner.map((line) => `  ${line}`)];
}

function section(title: string, inner: readonly string[]): string {
  return inner.length === 0 ? '' : [styleText('bold', title), ...inner.map((line) => `  ${line}`)].join('\n');
}

function factText({ fact, before, after }: ChangedFact): string {
  return `${fact}: ${quoted(before)} became ${quoted(after)}`;
}

function quoted(value: string): string {
  return value === '' ? 'none' : `'${value.replaceAll(/\s+/g, ' ')}'`;
}

function sizeOf({ flow, title, states, transitions }: WholeFlow): string {
  return `${title} (${flow}): ${counted(states, 'state')}, ${counted(transitions, 'transition')}`;
}

/** 'Flows: 1 added, 0 removed, 2 changed. Words: … Pictures: …' */
function summaryOf(difference: Pick<CommitDifference, 'flows' | 'words' | 'pictures'>): string {
  return Object.entries(difference)
    .map(([name, { added, removed, changed }]: [string, Counted]) => {
      const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
      return `${title}: ${added.length} added, ${removed.length} removed, ${changed.length} changed.`;
    })
    .join(' ');
}

type Counted = Readonly<Record<'added' | 'removed' | 'changed', readonly unknown[]>>;

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

const plus = (text: string) => styleText('green', `+ ${text}`);
const minus = (text: string) => styleText('red', `- ${text}`);
const tilde = (text: string) => styleText('yellow', `~ ${text}`);
