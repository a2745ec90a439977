import { join } from 'node:path';
import ts from 'typescript';
import { expect, it, vi } from 'vitest';
import { findUnwired } from '../scripts/findUnwired.ts';

// Each example is compiled with the types of XState, which takes longer than the default timeout on a slow machine.
vi.setConfig({ testTimeout: 60_000 });

const FLOWS = join(import.meta.dirname, 'made-up-flows.ts');
const APP = join(import.meta.dirname, 'made-up-app.ts');

const flows = `
import { fromPromise, setup } from 'xstate';
export const counterMachine = setup({
  types: {} as {
    events: { type: 'pressed' } | { type: 'cleared' };
    emitted: { type: 'counted' };
    tags: 'busy';
  },
  actors: { save: fromPromise<void, void>(() => Promise.resolve()) },
}).createMachine({ initial: 'still', states: { still: { tags: 'busy' } } });
`;

/** The missing connections of an app with this code, with `counter` as an actor of the machine. */
function unwiredIn(...lines: readonly string[]): string[] {
  const app = [
    `import { createActor, fromPromise } from 'xstate';`,
    `import { counterMachine } from './made-up-flows.ts';`,
    ...lines,
  ].join('\n');
  const texts: Readonly<Record<string, string>> = { [FLOWS]: flows, [APP]: app };
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    strict: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([FLOWS, APP], options, {
    ...host,
    fileExists: (file) => file in texts || host.fileExists(file),
    readFile: (file) => texts[file] ?? host.readFile(file),
    getSourceFile: (file, version) => {
      const text = texts[file];
      return text === undefined ? host.getSourceFile(file, version) : ts.createSourceFile(file, text, version, true);
    },
  });
  return findUnwired({ program, flows: FLOWS, tagsOf: () => new Set(['busy']), isApp: (file) => file === APP });
}

const start = 'const counter = createActor(counterMachine);';
const all = [
  'const counter = createActor(counterMachine.provide({ actors: { save: fromPromise(() => Promise.resolve()) } }));',
  `counter.send({ type: 'pressed' });`,
  `counter.send({ type: 'cleared' });`,
  `counter.on('counted', () => undefined);`,
  `counter.getSnapshot().hasTag('busy');`,
];

it('[QA-6] a flow whose events, emitted events, ports and tags are all used has no loose end (F-2)', () => {
  expect(unwiredIn(...all)).toEqual([]);
});

it('[QA-6] events, ports and tags without a counterpart in the app are named, and so is a machine without a use (F-2, F-3)', () => {
  expect(unwiredIn()).toEqual(['counterMachine: is used nowhere']);
  expect(unwiredIn(start, `counter.send({ type: 'pressed' });`)).toEqual([
    'counterMachine: event cleared has no sender',
    'counterMachine: emitted counted has no listener',
    'counterMachine: tag busy has no reader',
    'counterMachine: port save has no filler',
  ]);
});

it('[QA-6] the ports that a screen passes to useFlow are provided (F-2)', () => {
  const [, ...uses] = all;
  const unwiredWith = (options: string) =>
    unwiredIn(
      `import type { ActorRefFrom } from 'xstate';`,
      'declare function useFlow(machine: unknown, options: object): ActorRefFrom<typeof counterMachine>;',
      `const counter = useFlow(counterMachine, ${options});`,
      ...uses,
    );
  expect(unwiredWith('{ ports: { save: () => Promise.resolve() } }')).toEqual([]);
  expect(unwiredWith('{ ports: {} }')).toEqual(['counterMachine: port save has no filler']);
  expect(unwiredWith('{}')).toEqual(['counterMachine: port save has no filler']);
});

it('[QA-6] an event that is forwarded counts with every value it can have', () => {
  const passed = `export const pass = (event: { type: 'pressed' } | { type: 'cleared' }) => counter.send(event);`;
  expect(unwiredIn(...all.filter((line) => !line.includes('send')), passed)).toEqual([]);
});
