import { readFileSync } from 'node:fs';
import type { MessageCode } from '@keel/contract';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { arServer } from './arServer.ts';
import { esServer } from './esServer.ts';
import { translateAnswer } from './ServerWords.ts';

interface Contract {
  readonly components: { readonly schemas: Readonly<Record<string, { readonly enum?: readonly string[] }>> };
}
const { components } = parse(readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8')) as Contract;
const codes = (schema: string) => [...(components.schemas[schema]?.enum ?? [])].toSorted();
const languages = [
  ['Spanish', esServer],
  ['Arabic', arServer],
] as const;

describe("translations of the server's messages", () => {
  it.each(languages)('[SET-2] every code of the contract has its %s, and there are no others (C-13)', (_, words) => {
    expect(codes('MessageCode').length).toBeGreaterThan(50);
    expect(Object.keys(words.answers).toSorted()).toEqual(codes('MessageCode'));
    expect(Object.keys(words.notices.notices).toSorted()).toEqual(codes('NoticeCode'));
    expect(Object.keys(words.entries.entries).toSorted()).toEqual(codes('EntryCode'));
  });

  it.each([
    [7, 'يجب أن تتكون كلمة المرور من 7 أحرف'],
    [11, 'يجب أن تتكون كلمة المرور من 11 حرفًا'],
    [100, 'يجب أن تتكون كلمة المرور من 100 حرف'],
  ])('[SET-2, SIGNUP-2] an Arabic sentence has the right form for its number: %i (C-13)', (count, text) => {
    expect(translateAnswer(arServer, 'password_short', { count })).toBe(text);
  });

  it("[SET-2] an unknown code, or one without its number, is not translated: the server's text is shown", () => {
    expect(translateAnswer(esServer, 'constructor' as MessageCode, {})).toBeNull();
    expect(translateAnswer(esServer, 'deposits_waiting', {})).toBeNull();
    expect(translateAnswer(esServer, 'payouts_held', {})).toBeNull();
    expect(translateAnswer(esServer, 'payouts_held', { until: 'soon' })).toBeNull();
  });

  it.each([
    ['Spanish', esServer, '20 nov 2026'],
    ['Arabic', arServer, '2026'],
  ])('[SET-2, PAYOUT-1] the end of a cooling-off is a date and a time in %s (M-3)', (_, words, date) => {
    expect(translateAnswer(words, 'payouts_held', { until: '2026-11-20T12:00:00.000Z' })).toContain(date);
  });
});
