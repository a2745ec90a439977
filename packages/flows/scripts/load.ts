import { existsSync } from 'node:fs';
import type { AnyCases } from '../src/testing/explore.ts';
import type { DocumentedFlow } from './flows.ts';

/**
 * The messages of a flow: what its folder's messages.ts exports as `<name>Messages`, and every other object there. A
 * text exported by itself belongs to a screen, not to the machine. A flow may have none.
 */
export async function catalogueOf(name: string): Promise<Record<string, unknown>> {
  const exports = await exportsOf(name, 'messages');
  return Object.fromEntries(Object.entries(exports).filter(([, value]) => typeof value === 'object'));
}

/** The examples of a flow: what its folder's cases.ts exports as `<name>Cases`. @throws Error if there are none */
export async function casesOf(name: string): Promise<AnyCases> {
  const cases = (await exportsOf(name, 'cases'))[`${name}Cases`];
  if (cases === undefined) throw new Error(`src/${name}/cases.ts exports no ${name}Cases`);
  return cases as AnyCases;
}

/** The flow of this id. @throws Error if flows.ts has none */
export function flowNamed(name: string, flows: readonly DocumentedFlow[]): DocumentedFlow {
  const flow = flows.find(({ machine }) => machine.id === name);
  if (flow === undefined) throw new Error(`there is no flow ${name}; scripts/flows.ts lists them`);
  return flow;
}

async function exportsOf(name: string, file: 'cases' | 'messages'): Promise<Record<string, unknown>> {
  if (!existsSync(new URL(`../src/${name}/${file}.ts`, import.meta.url))) return {};
  // Written as a template, so that the test runner resolves it as well as Node.
  return (await (file === 'cases'
    ? import(`../src/${name}/cases.ts`)
    : import(`../src/${name}/messages.ts`))) as Record<string, unknown>;
}
