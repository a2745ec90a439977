import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { flows } from '../scripts/flows.ts';
import { casesOf } from '../scripts/load.ts';
import { loadFlow, playableFlows } from '../src/replay/index.ts';
import { moneyPorts } from '../src/testing/watch.ts';

const source = new URL('../src/', import.meta.url);
const folders = readdirSync(source).filter((name) => existsSync(new URL(`${name}/machine.ts`, source)));
const portsOf = ({ implementations }: AnyStateMachine) => Object.keys(implementations.actors);

/** A pattern for the names of ports whose call moves money or requests it. */
const movesMoney = /^(?:create|cancel|transfer|request|broadcast|pay|withdraw|buy|sell|swap)/;

describe('no flow is left out', () => {
  it('scripts/flows.ts lists every folder with a machine, under its name', () => {
    expect(flows.map(({ machine }) => machine.id).toSorted()).toEqual(folders.toSorted());
  });

  it('[STUDIO-3] each flow can be recorded and replayed with its own cases', async () => {
    const playable = await Promise.all(
      Object.entries(playableFlows).map(async ([name, load]) => [name, (await load()).machine.id] as const),
    );
    expect(playable).toEqual(folders.toSorted().map((name) => [name, name]));
    for (const name of folders) expect((await loadFlow(name)).cases).toBe(await casesOf(name));
  });

  it.each(folders)('%s is tested by proveFlow, with its cases', async (name) => {
    const test = readFileSync(new URL(`${name}/machine.test.ts`, source), 'utf8');
    expect(test).toContain(`proveFlow({ machine: ${name}Machine, spec: ${name}Spec, cases: ${name}Cases`);
    expect(await casesOf(name)).toMatchObject({ inputs: expect.anything() });
  });

  it.each(folders)('%s has all required files, and its rules have tests', (name) => {
    const has = (file: string) => existsSync(new URL(`${name}/${file}`, source));
    expect(['types.ts', 'spec.ts', 'cases.ts', 'machine.test.ts', 'README.md'].filter((file) => !has(file))).toEqual(
      [],
    );
    expect(has('rules.test.ts')).toBe(has('rules.ts'));
  });

  it('the shipped code imports only XState', () => {
    const shipped = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.ts') && !/^(?:testing|replay)\/|(?:\.test|\/cases|\/spec)\.ts$/.test(file));
    const foreign = shipped.flatMap((file) =>
      [...readFileSync(new URL(file, source), 'utf8').matchAll(/(?:from|import) '([^']+)'/g)]
        .map(([, name = '']) => name)
        .filter((name) => name !== 'xstate' && (!name.startsWith('.') || /\/(?:testing|replay)\//.test(name)))
        .map((name) => `${file} imports ${name}`),
    );
    expect(shipped.length).toBeGreaterThan(100);
    expect(foreign).toEqual([]);
  });

  it.each(flows)('$machine.id fails on an endless cycle instead of hanging', ({ machine }) => {
    expect(machine.options.maxIterations).toBeLessThanOrEqual(100);
  });

  it('the list of money ports contains every port whose name mentions money', () => {
    const ports = flows.flatMap(({ machine }) => portsOf(machine));
    const unlisted = ports.filter((port) => movesMoney.test(port) && !moneyPorts.has(port));
    expect(unlisted).toEqual([]);
  });
});
