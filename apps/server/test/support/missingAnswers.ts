import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servedOperations } from '@keel/backend/contract/contract.ts';
import type { TestProject } from 'vitest/node';

/** The recorded form of an answer: `login 200`. */
export function pairOf(operation: string, status: number | string): string {
  return `${operation} ${status}`;
}

/** Whether all tests of the server ran and passed: only then a missing answer means that its test is missing. */
export function isFullRun({ vitest, name, config }: TestProject): boolean {
  if (vitest.getGlobalTestNamePattern()) return false;
  const ran = vitest.state.getTestModules().filter(({ project }) => project.name === name);
  const tests = readdirSync(join(config.root, 'test')).filter((file) => file.endsWith('.test.ts'));
  return ran.length === tests.length && ran.every((file) => file.ok());
}

/** The answers that the contract declares and that were not recorded in a file (API-4). */
export function missingAnswers(file: string): string[] {
  const given = new Set(readFileSync(file, 'utf8').split('\n'));
  return [...servedOperations()]
    .flatMap(([id, { operation }]) => Object.keys(operation.responses).map((status) => ({ id, status })))
    .filter(({ status }) => status !== 'default')
    .map(({ id, status }) => pairOf(id, status))
    .filter((pair) => !given.has(pair));
}
