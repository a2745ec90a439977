// Writes the diagram, the page and the stories of the states of every flow from its code:  node packages/studio/scripts/generate.ts [--check]
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { toId } from 'storybook/internal/csf';
import { flows } from '../../flows/scripts/flows.ts';
import type { FlowIndexEntry, FlowRecord } from '../src/page/types.ts';
import { readApp } from './app.ts';
import { readContract } from './ports.ts';
import { recordOf, statesOf, titleOf } from './record.ts';
import { type LeafRun, runsOf } from './runs.ts';
import { stateStoriesOf, stateStoryFile } from './stateStories.ts';
import { storiesByFlow } from './stories.ts';

/** The position of the pages in the sidebar. */
const GROUP = 'Flows/Diagrams';
/** `--check` writes nothing and fails if a file is out of date. */
const isCheck = process.argv.includes('--check');
const INDEX = new URL('../src/page/index.gen.json', import.meta.url);
const FOLDERS = {
  record: new URL('../src/generated/', import.meta.url),
  runs: new URL('../src/runs/', import.meta.url),
  page: new URL('../pages/', import.meta.url),
  states: new URL('../states/', import.meta.url),
};

const [app, contract] = [await readApp(), await readContract()];
const storiesOfFlows = storiesByFlow(app, new Map(flows.map((flow) => [flow.machine.id, statesOf(flow)])));
const expectedFiles = new Map<string, string>();
const entries: FlowIndexEntry[] = [];
for (const flow of flows) {
  const { id } = flow.machine;
  const runs = await runsOf(flow.machine);
  const states = stateStoriesOf(flow.machine, titleOf(id), runs);
  const ownStories = [
    ...states.map(({ id: story, name, state }) => ({ id: story, name, state })),
    ...(storiesOfFlows.get(id) ?? []),
  ];
  const record = await recordOf(flow, { app, contract, stories: ownStories });
  entries.push(entryOf(record));
  expectedFiles.set(new URL(`${id}.gen.json`, FOLDERS.record).href, json(record));
  expectedFiles.set(new URL(`${id}.gen.json`, FOLDERS.runs).href, runsJson(runs));
  expectedFiles.set(new URL(`${id}.mdx`, FOLDERS.page).href, page(id, record.title));
  expectedFiles.set(new URL(`${id}.stories.tsx`, FOLDERS.states).href, stateStoryFile(id, record.title, states));
}

expectedFiles.set(INDEX.href, `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);

const stale: string[] = [];
for (const [file, text] of expectedFiles) {
  const before = await readFile(new URL(file), 'utf8').catch(() => '');
  if (before === text) continue;
  stale.push(file);
  if (!isCheck) await writeFile(new URL(file), text);
}
for (const folder of Object.values(FOLDERS)) {
  for (const name of await readdir(folder)) {
    const file = new URL(name, folder);
    if (expectedFiles.has(file.href) || !/\.gen\.json$|\.mdx$|\.stories\.tsx$/.test(name)) continue;
    stale.push(file.href);
    if (!isCheck) await rm(file);
  }
}
if (isCheck && stale.length > 0) {
  const names = stale.map((file) => file.split('/packages/').at(-1)).join(', ');
  console.error(`Stale: ${names}. Run: node packages/studio/scripts/generate.ts`);
  process.exitCode = 1;
}

/** One line for each state. */
function runsJson(runs: readonly LeafRun[]): string {
  return `[\n${runs.map((run) => JSON.stringify(run)).join(',\n')}\n]\n`;
}

/** One line for each member of a list, so that a change of one state or arrow changes one line. */
function json(record: FlowRecord): string {
  const { diagram, ...rest } = record;
  return `{\n"diagram": {\n${members(diagram)}\n},\n${members(rest)}\n}\n`;
}

function members(value: object): string {
  return Object.entries(value)
    .map(([key, member]) => {
      const isList = Array.isArray(member) && member.length > 0;
      const text = isList ? `[\n${member.map((each) => JSON.stringify(each)).join(',\n')}\n]` : JSON.stringify(member);
      return `${JSON.stringify(key)}: ${text}`;
    })
    .join(',\n');
}

/** The data that the rest of Storybook needs to link to the page of a flow. */
function entryOf({ diagram, title, components, stories }: FlowRecord): FlowIndexEntry {
  return {
    flow: diagram.flow,
    title,
    page: toId(`${GROUP}/${title}`, 'docs'),
    components: components.map((component) => component.page),
    stories: [...new Set(stories.map(({ id }) => id))],
  };
}

function page(flow: string, title: string): string {
  return `{/* Generated: node packages/studio/scripts/generate.ts */}
import { Meta } from '@storybook/addon-docs/blocks';
import { FlowPage } from '../src/page/FlowPage.tsx';
import record from '../src/generated/${flow}.gen.json';

<Meta title="${GROUP}/${title}" />

# ${title}

<FlowPage record={record} />
`;
}
