import { edgesOf, nextNode, type Path, type Step, startNode } from '@keel/flows/testing';
import type { AnyFlowDriver } from './FlowDriver.ts';
import { canDrive, followUpsOf } from './plan.ts';

/** The maximum length of a random walk. */
const MAX_STEPS = 12;

/** Random numbers from 0 up to 1 that are the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A random walk through a flow: any actions of the page, the person and the network, in any order. */
export function randomPath(driver: AnyFlowDriver, random: () => number): Path {
  const cases = driver.cases as never;
  const inputs = driver.cases.inputs.filter((input) => driver.canStart?.(input) ?? true);
  let node = startNode(driver.machine, cases, pick(inputs, random), (step) => followUpsOf(driver, step));
  while (node.path.steps.length < MAX_STEPS) {
    const before = node.snapshot;
    const isOnce = (step: Step) => driver.isOnce?.(step) ?? false;
    const hasDone = node.path.steps.some(({ step }) => isOnce(step));
    const open = edgesOf(driver.machine, cases, node).filter(
      ({ step, event }) =>
        canDrive(driver, step, before) && !(hasDone && isOnce(step)) && (!('send' in step) || before.can(event)),
    );
    if (open.length === 0) break;
    node = nextNode(driver.machine, cases, node, pick(open, random), (step) => followUpsOf(driver, step));
  }
  return node.path;
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  if (items.length === 0) throw new RangeError('There is nothing to choose from.');
  return items[Math.floor(random() * items.length)] as Item;
}
