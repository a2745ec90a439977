import { expect, it } from 'vitest';
import { leftoversIn } from './leftovers.ts';

// Concatenated here, so that these lines are not findings themselves.
const line = (...parts: readonly string[]) => parts.join('');

it.each([
  [line('it.sk', 'ip("x")'), 'skipped or focused test'],
  [line('describe.on', 'ly("x")'), 'skipped or focused test'],
  [line('// TO', 'DO later'), 'left open'],
  [line('const file = "/ro', 'ot/x"'), 'path of one machine'],
  [line('const file = "/tm', 'p/x"'), 'path of one machine'],
  [line('// oxlint-dis', 'able-next-line no-console'), 'check switched off without a reason'],
  [line('const x = y as an', 'y;'), 'check switched off without a reason'],
  [line('AKI', 'A', 'ABCDEFGHIJKLMNOP'), 'secret'],
  [line('-----BEGI', 'N EC PRIVATE KEY-----'), 'secret'],
])('%#. finds: $1', (source, kind) => {
  expect(leftoversIn('src/a.ts', `\n${source}`)).toEqual([`src/a.ts:2: ${kind}`]);
});

it.each([
  'it("skips the first", f)',
  line('// oxlint-dis', 'able-next-line no-console -- the command prints'),
  'const home = "/workspace-free/home"',
  'const url = "https://example.com/work/x"',
  'const many = company("any")',
  line('AKI', 'A', 'IOSFODNN7EXAMPLE'),
])('%#. finds nothing', (source) => {
  expect(leftoversIn('src/a.ts', source)).toEqual([]);
});

it('finds bigint literals where the React compiler drops them, and only there', () => {
  const source = line('const isEmpty = units === 0', 'n;');
  const compiled = ['apps/web/src/features/wallet/Assets.tsx', 'packages/ui/src/finance/useTotal.ts'];
  for (const file of compiled) {
    expect(leftoversIn(file, source)).toEqual([`${file}:1: bigint literal in a component or hook`]);
  }
  for (const file of ['apps/web/src/money.ts', 'packages/ui/src/Money.stories.tsx', 'packages/backend/src/useUp.ts']) {
    expect(leftoversIn(file, source)).toEqual([]);
  }
});
