import type { AnyFlowDriver } from './FlowDriver.ts';
import { type Goal, pathsOf } from './plan.ts';

/** Prints how many paths and steps drive each flow, with the start of each path as a step, and drives nothing. */
export function printPlan(
  selected: readonly (readonly [name: string, driver: AnyFlowDriver])[],
  goal: Goal,
  print: (text: string) => void,
): void {
  const sum = { paths: 0, steps: 0 };
  for (const [name, driver] of selected) {
    const paths = pathsOf(driver, { goal });
    const steps = paths.reduce((all, path) => all + path.steps.length + 1, 0);
    print(`${name.padEnd(16)} ${paths.length} paths, ${steps} steps`);
    sum.paths += paths.length;
    sum.steps += steps;
  }
  print(`\n${selected.length} flows: ${sum.paths} paths, ${sum.steps} steps`);
}
