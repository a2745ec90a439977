import { expect, it } from 'vitest';
import { answers, type Call, calls, type Media, validator } from './testing/contract.ts';

const requests = (one: Call) => Object.values(one.operation.requestBody?.content ?? {});
const responses = (one: Call) => answers(one).flatMap(([, { content }]) => Object.values(content ?? {}));
const media = calls.flatMap((one) => [...requests(one), ...responses(one)]);

it.each(calls)('[API-4] every request and answer of $id has examples, and they keep its rules', (one) => {
  for (const each of [...requests(one), ...responses(one)]) {
    const valid = validator(each.schema);
    expect(values(each)).not.toEqual([]);
    expect(values(each).map((value) => (valid(value) ? [] : valid.errors))).toEqual(values(each).map(() => []));
  }
});

it('[API-4] every answer has a body, but those that say none: 204 and 304', () => {
  const empty = calls.flatMap((one) => answers(one).flatMap(([status, { content }]) => (content ? [] : [status])));
  expect([...new Set(empty)].toSorted()).toEqual(['204', '304']);
});

it('[WALLET-3] no example reads like a recovery phrase', () => {
  const twelveWords = /(?:\b[a-z]{3,8}\b ){11}\b[a-z]{3,8}\b/;
  const texts = media.flatMap(values).flatMap(strings);
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => twelveWords.test(text))).toEqual([]);
});

it('[CARD-3] no answer shows a password', () => {
  const shown = calls
    .flatMap(responses)
    .flatMap(values)
    .flatMap((value) => named(value, 'password'));
  expect([...new Set(shown)]).toEqual(['••••••••']);
});

function values({ examples }: Media): unknown[] {
  return Object.values(examples).map(({ value }) => value);
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

function named(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === name ? [inner] : named(inner, name)));
}
