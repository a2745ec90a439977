import { isRecord, isText } from '../shape.ts';
import type { RunStep, RunValue } from './run.ts';
import { isSecretHandle } from './values.ts';

/** A step in one line of text, e.g. `event submitted password: [password]` or `time 20 s`. */
export function describeStep(step: RunStep): string {
  if ('time' in step) return `time ${step.time >= 1_000 ? `${step.time / 1_000} s` : `${step.time} ms`}`;
  if ('event' in step) {
    const { type, ...fields } = step.event;
    return `event ${type}${fieldsOf(fields)}`;
  }
  const callNumber = step.call === undefined ? '' : ` (call ${step.call + 1})`;
  if ('fails' in step) return `answer ${step.answer}${callNumber} fails: ${textOf(step.fails)}`;
  return `answer ${step.answer}${callNumber} ${answerOf(step.with)}`;
}

function fieldsOf(fields: Readonly<Record<string, RunValue>>): string {
  return Object.entries(fields)
    .map(([name, value]) => ` ${name}: ${textOf(value)}`)
    .join('');
}

/** An answer of the server is described by its status. */
function answerOf(value: RunValue): string {
  if (!isRecord(value) || value['kind'] !== 'answered') return textOf(value);
  return [value['status'], value['code'], value['text']].filter((part) => isShown(part)).join(' ');
}

function isShown(part: unknown): part is string | number {
  return typeof part === 'number' || isText(part);
}

function textOf(value: RunValue): string {
  if (isSecretHandle(value)) return `[${value.secret}${value.example === undefined ? '' : ` ${value.example + 1}`}]`;
  if (isRecord(value) && typeof value['$error'] === 'string')
    return [value['$error'], value['message']].filter(isText).join(' ');
  return JSON.stringify(value);
}
