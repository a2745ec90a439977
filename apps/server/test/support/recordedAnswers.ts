import { appendFileSync } from 'node:fs';
import type { OperationId } from '@keel/contract';
import { inject } from 'vitest';
import { pairOf } from './missingAnswers.ts';

const noted = new Set<string>();

/** Records for the end of the run that an operation gave a valid answer with this status. */
export function recordAnswer(operation: OperationId, status: number): void {
  const pair = pairOf(operation, status);
  if (noted.has(pair)) return;
  noted.add(pair);
  appendFileSync(inject('recordedAnswers'), `${pair}\n`);
}
