import { Ajv, type ErrorObject } from 'ajv';
import { isRecord } from '../shape.ts';
import { RunRefused } from './refused.ts';
import { RUN_FORMAT, type Run, type RunValue } from './run.ts';
import { isSecretField } from './secretFields.ts';
import { isSecretHandle } from './values.ts';

/** Longest time that one step may pass, in ms: 31 days. A session is checked at least that often. */
const LONGEST_TIME = 2_678_400_000;
/** More steps are no run that a person could follow. */
const MOST_STEPS = 10_000;

const value = { $ref: '#/$defs/value' } as const;

/** The JSON schema of a run. */
export const runSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'A recorded run of a flow, format 1',
  type: 'object',
  required: ['format', 'flow', 'flowVersion', 'steps'],
  additionalProperties: false,
  properties: {
    format: { const: RUN_FORMAT },
    flow: { type: 'string', pattern: '^[a-zA-Z]+$' },
    flowVersion: { type: 'string', pattern: '^[0-9a-f]{8}$' },
    input: value,
    steps: { type: 'array', maxItems: MOST_STEPS, items: { $ref: '#/$defs/step' } },
  },
  $defs: {
    step: {
      type: 'object',
      // Which kind of step it is decides what else it has to have, so that a fault is named where it is.
      if: { required: ['event'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
      then: {
        additionalProperties: false,
        properties: {
          event: {
            type: 'object',
            required: ['type'],
            properties: { type: { type: 'string', pattern: '^(?!xstate\\.)' } },
            additionalProperties: value,
          },
        },
      },
      else: {
        if: { required: ['answer'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
        then: {
          additionalProperties: false,
          properties: {
            answer: { type: 'string' },
            call: { type: 'integer', minimum: 0 },
            with: value,
            fails: value,
          },
          oneOf: [{ required: ['with'] }, { required: ['fails'] }],
        },
        else: {
          required: ['time'],
          additionalProperties: false,
          properties: { time: { type: 'number', minimum: 0, maximum: LONGEST_TIME } },
        },
      },
    },
    value: {
      if: { type: 'object' },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
      then: {
        if: { properties: { secret: { type: 'string' } }, required: ['secret'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON schema
        then: {
          additionalProperties: false,
          properties: {
            secret: { type: 'string' },
            example: { type: 'integer', minimum: 0 },
            as: { enum: ['Secret', 'OpenKeys', 'text', 'number'] },
          },
        },
        else: { additionalProperties: value },
      },
      else: { if: { type: 'array' }, then: { items: value } },
    },
  },
} as const;

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
  const validate = compiled();
  if (!validate(data)) throw new RunRefused('damaged', `The run is damaged: ${faultIn(validate.errors ?? [])}.`);
  const run = data as unknown as Run;
  refusePlainSecrets(run.input ?? null, 'The input');
  for (const [index, step] of run.steps.entries()) {
    const part = 'event' in step ? step.event : 'with' in step ? step.with : 'fails' in step ? step.fails : null;
    refusePlainSecrets(part, `Step ${index + 1}`);
  }
  return run;
}

let validator: ReturnType<Ajv['compile']> | undefined;

function compiled() {
  validator ??= new Ajv({ strict: false }).compile(runSchema);
  return validator;
}

/** The place and the fault, in words: ajv lists the fault itself first, then the conditions around it. */
function faultIn([error]: readonly ErrorObject[]): string {
  if (error === undefined) return 'it is not of the form of a run';
  const [first = '', second = '', ...rest] = error.instancePath.split('/').slice(1);
  const place = first === 'steps' && second !== '' ? [`step ${Number(second) + 1}`, ...rest] : [first, second, ...rest];
  const where = place.filter((part) => part !== '').join(', ') || 'it';
  const { additionalProperty } = error.params as { readonly additionalProperty?: string };
  const extra = additionalProperty === undefined ? '' : ` ('${additionalProperty}')`;
  return `${where} ${error.message ?? 'is wrong'}${extra}`;
}

function refusePlainSecrets(written: RunValue, place: string): void {
  const visit = (part: RunValue, name: string, owner: unknown): void => {
    if (typeof part === 'string' || typeof part === 'number') {
      if (part === '' || !isSecretField(name, owner)) return;
      throw new RunRefused(
        'secret',
        `${place} holds a secret in clear, in the field '${name}'. Write { "secret": "${name}" } in its place.`,
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
  visit(written, '', null);
}
