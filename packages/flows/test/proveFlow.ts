import {
  type AnyCases,
  allTransitions,
  badInputFaults,
  type Cases,
  chartFaults,
  type Exploration,
  expected,
  explore,
  fuzz,
  graphFaults,
  type MutationReport,
  messageFaults,
  mutantKinds,
  mutate,
  play,
  type Row,
  reasonFaults,
  routeFaults,
  scoreOf,
  tagFaults,
  type Walk,
  walk,
} from '@keel/flows/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AnyActorLogic, type AnyStateMachine, createActor } from 'xstate';
import { catalogueOf } from '../scripts/load.ts';

/** Random runs of each flow; FLOWS_FUZZ sets more. */
const runs = Number(process.env['FLOWS_FUZZ'] ?? 300);
/** Seed of the random runs; the fixed one of `fuzz` unless FLOWS_SEED is set. */
const seed = process.env['FLOWS_SEED'] === undefined ? undefined : Number(process.env['FLOWS_SEED']);
/** Timeout of a generated test in ms, generous because a slow machine is no fault of the flow. */
const timeoutMs = 60_000 + runs * 20;

interface Proof<Machine extends AnyStateMachine> {
  readonly machine: Machine;
  readonly spec: readonly Row<Machine>[];
  readonly cases: Cases<Machine>;
  /** The minimum percentage of detected mutations of each kind. */
  readonly score?: number;
}

/** The tests of every flow: its status table, and everything that can be generated from its chart. */
export function proveFlow<Machine extends AnyStateMachine>(proof: Proof<Machine>): void {
  const { machine, score = 90 } = proof;
  const spec = proof.spec as unknown as readonly Row[];
  const cases = proof.cases as unknown as AnyCases;

  describe(`${machine.id}: status table`, () => {
    it.each(spec.map((row) => ({ name: titleOf(row), row })))('$name', async ({ row }) => {
      expect(await play(machine, row)).toEqual(expected(row, cases.tags));
    });
  });

  describe(`${machine.id}: chart`, () => {
    // Explored and walked once for all tests that use it.
    let explored: Exploration;
    let walked: Walk;
    beforeAll(async () => {
      explored = explore(machine, cases);
      walked = await walk(machine, spec, cases, explored);
    }, timeoutMs);

    it('assigns tags only to existing states', () => {
      expect(tagFaults(machine, cases.tags)).toEqual([]);
    });

    it('documents every state, and every call has an answer, an error and an end', () => {
      expect(chartFaults(machine)).toEqual([]);
    });

    it('takes every transition on generated paths, with a live actor as in the model', () => {
      expect(walked.surprises.map(({ message }) => message)).toEqual([]);
      expect([...allTransitions(machine).keys()].filter((name) => !walked.taken.has(name))).toEqual([]);
    });

    it('reaches every state, and settles from each', () => {
      expect(graphFaults(machine, explored, walked)).toEqual([]);
    });

    it('shows every message of its catalogue, and no text that is not in it', async () => {
      expect(messageFaults(await catalogueOf(machine.id), walked)).toEqual([]);
    });

    it('leads only to pages of the app', () => {
      expect(routeFaults(walked)).toEqual([]);
    });

    it('survives any rejection and any answer, late and missing ones included', { timeout: timeoutMs }, async () => {
      const faults = await badInputFaults(machine, cases, explored);
      expect(faults.map(({ message }) => message)).toEqual([]);
    });

    it(`satisfies its invariants in ${runs} random runs${seed === undefined ? '' : ` of seed ${seed}`}`, {
      timeout: timeoutMs,
    }, async () => {
      await expect(fuzz(machine, cases, { runs, ...(seed !== undefined && { seed }) })).resolves.toBeUndefined();
    });

    const ports = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>);
    for (const [name, logic] of ports) {
      it(`reports that ${name} must be provided`, async () => {
        expect(await emptyPort(logic)).toBe(`${name} must be provided`);
      });
    }
  });

  describe(`${machine.id}: mutations`, () => {
    const reports: MutationReport[] = [];
    beforeAll(async () => {
      for (const kind of mutantKinds) reports.push(await mutate(machine, spec, cases, { kind }));
    }, timeoutMs);

    it.each(mutantKinds)(`has rows or invariants that detect ${score} % of the mutated %s`, (kind) => {
      const [report] = reports.filter((each) => each.kind === kind);
      expect(report).toSatisfy(() => report !== undefined && scoreOf(report) >= score);
    });

    it('has a reason for each mutation that survives, and for no other', () => {
      expect(reasonFaults(cases, reports)).toEqual([]);
    });
  });
}

function titleOf({ id, also = [], title }: Row): string {
  return `[${[id, ...also].join(', ')}] ${title}`;
}

function emptyPort(logic: AnyActorLogic): Promise<string> {
  return new Promise((resolve) => {
    const actor = createActor(logic, { input: undefined });
    actor.subscribe({ error: (error: unknown) => resolve(error instanceof Error ? error.message : '') });
    actor.start();
  });
}
