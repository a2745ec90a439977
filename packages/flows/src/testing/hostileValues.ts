import { isRecord } from '../shape.ts';

/** Values with which a port might reject, though it should not, by name. */
export const hostile: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['a text', 'odd'],
  ['nothing', undefined],
  ['null', null],
  ['an object', { code: 'ECONNRESET' }],
  ['an error without words', new Error('')],
  ['an error whose words are no text', Object.assign(new Error('x'), { message: { toString: null } })],
  ['an aborted fetch', Object.assign(new Error('The operation was aborted.'), { name: 'AbortError' })],
  ['an aborted fetch of another realm', { name: 'AbortError', message: 'The operation was aborted.', code: 20 }],
  ['a thing that cannot be touched', throwingObject()],
]);

function refuse(): never {
  throw new TypeError('Do not touch.');
}

/** Throws whenever it is read. */
function throwingObject(): object {
  return new Proxy(
    {},
    { get: refuse, has: refuse, ownKeys: refuse, getPrototypeOf: refuse, getOwnPropertyDescriptor: refuse },
  );
}

/** Refusals that no rule covers, made from a valid answer; none if the port answers without a status. */
export function malformedRefusals(answer: unknown): readonly unknown[] {
  if (!isRecord(answer) || answer['kind'] !== 'answered') return [];
  return [
    ...[418, 0, 999].map((status) => ({ ...answer, status, body: null, text: '' })),
    ...[' ', undefined].map((text) => ({ ...answer, status: 500, body: null, text })),
  ];
}

/**
 * Invalid answers, made from a valid one: a 200 with `bool: false`, a body that is missing or of another shape, invalid
 * pauses.
 */
export function malformedAnswers(answer: unknown): readonly unknown[] {
  if (!isRecord(answer)) return shapes;
  if (answer['kind'] !== 'answered') return [...shapes, ...spoilFields(answer)];
  const { body } = answer;
  const bodies = [...shapes.filter((shape) => shape !== undefined), ...(isRecord(body) ? spoilFields(body) : [])];
  return [
    { ...answer, bool: false },
    ...bodies.map((each) => ({ ...answer, body: each })),
    ...[Number.NaN, -1, 'soon'].map((retryAfterMs) => ({ ...answer, status: 429, body: null, retryAfterMs })),
  ];
}

const shapes: readonly unknown[] = [undefined, null, {}, [], [null], 'odd', 7, true];

function spoilFields(record: Readonly<Record<string, unknown>>): unknown[] {
  return Object.keys(record).flatMap((key) => shapes.map((shape) => ({ ...record, [key]: shape })));
}
