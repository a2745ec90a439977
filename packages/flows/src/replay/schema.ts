import type { ErrorObject, ValidateFunction } from 'ajv';
import { isRecord } from '../shape.ts';
import { RUN_FORMAT, type Run, type RunValue } from './run.ts';
import { RunRefused } from './runRefused.ts';
import { isSecretField } from './secretFields.ts';
import { validate } from './validateRun.gen.ts';
import { isSecretHandle } from './values.ts';

const isRun = validate as unknown as ValidateFunction<Run>;

/**
 * Checks that data from outside is a run, and that it holds no secret in clear.
 *
 * @param data what `JSON.parse` gave
 * @throws RunRefused with a sentence that says what is wrong
 */
export function parseRun(data: unknown): Run {
  if (isRecord(data) && typeof data['format'] === 'number' && data['format'] !== RUN_FORMAT) {
    throw new RunRefused(
      'format',
      `The run is written in format ${data['format']}, and this player reads format ${RUN_FORMAT}.`,
    );
  }
  if (!isRun(data)) throw new RunRefused('damaged', `The run is damaged: ${faultIn(isRun.errors ?? [])}.`);
  refusePlainSecrets(data.input ?? null, 'input', 'The input');
  for (const [index, step] of data.steps.entries()) {
    const location = `Step ${index + 1}`;
    if ('event' in step) refusePlainSecrets(step.event, step.event.type, location);
    if ('with' in step) refusePlainSecrets(step.with, step.answer, location);
    if ('fails' in step) refusePlainSecrets(step.fails, step.answer, location);
  }
  return data;
}

/** The location and the fault as text: ajv lists the fault itself first, then the conditions around it. */
function faultIn([error]: readonly ErrorObject[]): string {
  if (error === undefined) return 'it is not of the form of a run';
  const [first = '', second = '', ...rest] = error.instancePath.split('/').slice(1);
  const location =
    first === 'steps' && second !== '' ? [`step ${Number(second) + 1}`, ...rest] : [first, second, ...rest];
  const path = location.filter((part) => part !== '').join(', ') || 'it';
  const { additionalProperty } = error.params as { readonly additionalProperty?: string };
  const extra = additionalProperty === undefined ? '' : ` ('${additionalProperty}')`;
  return `${path} ${error.message ?? 'is wrong'}${extra}`;
}

/** @param called the name of the value, as in `writeValue` */
function refusePlainSecrets(written: RunValue, called: string, location: string): void {
  const visit = (part: RunValue, name: string, owner: unknown): void => {
    if (typeof part === 'string' || typeof part === 'number') {
      if (part === '' || !isSecretField(name, owner)) return;
      throw new RunRefused(
        'secret',
        `${location} holds a secret in clear, in the field '${name}'. Write { "secret": "${name}" } in its place.`,
      );
    }
    if (typeof part !== 'object' || part === null || isSecretHandle(part)) return;
    if (Array.isArray(part)) {
      for (const item of part) visit(item, name, owner);
      return;
    }
    const entries = Object.entries(part as { readonly [field: string]: RunValue });
    if (entries.some(([key]) => key.startsWith('$'))) return;
    for (const [key, inner] of entries) visit(inner, key, part);
  };
  visit(written, called, null);
}
