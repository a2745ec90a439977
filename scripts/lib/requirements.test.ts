import { expect, it } from 'vitest';
import { referencesIn, requirementIds, trace } from './requirements.ts';

const titles = (file: string, source: string) => referencesIn(file, () => source);

it('reads the ids at the start of a row, and no others', () => {
  const markdown = ['| id | requirement |', '| --- | --- |', '| DEP-1 | As KYC-6 says. |', '| WD-12 | Text |'].join(
    '\n',
  );
  expect(requirementIds(markdown)).toEqual(['DEP-1', 'WD-12']);
});

it('finds every bracketed id of a title, also several in one pair of brackets', () => {
  const source = `it("[DEP-3] says 'Account not yet verified'", () => {});\ntest('[SESS-4, SESS-5] an expired token', f);`;
  expect(titles('apps/web/e2e/deposit.e2e.ts', source)).toEqual([
    { id: 'DEP-3', file: 'apps/web/e2e/deposit.e2e.ts', title: "[DEP-3] says 'Account not yet verified'" },
    { id: 'SESS-4', file: 'apps/web/e2e/deposit.e2e.ts', title: '[SESS-4, SESS-5] an expired token' },
    { id: 'SESS-5', file: 'apps/web/e2e/deposit.e2e.ts', title: '[SESS-4, SESS-5] an expired token' },
  ]);
});

it('finds ids after an escaped quote and in a template', () => {
  const source = "it('the person\\'s [CARD-3] password', f); it(`[DASH-7] ${status}`, f);";
  expect(titles('packages/ui/src/a.test.ts', source).map((reference) => reference.id)).toEqual(['CARD-3', 'DASH-7']);
});

it('ignores ids outside quotes or without brackets, and files without tests', () => {
  expect(titles('packages/ui/src/a.test.ts', "// [DEP-3]\nconst row = 'DEP-3';")).toEqual([]);
  expect(titles('packages/ui/src/a.ts', "const title = '[DEP-3] x';")).toEqual([]);
});

it('ignores the tests of the scripts', () => {
  expect(titles('scripts/lib/a.test.ts', "it('[DEP-3] x', f)")).toEqual([]);
});

it('uses the quoted ids of a flow specification, since its tests are generated from it', () => {
  const file = 'packages/flows/src/login/spec.ts';
  const rows = `[{ id: 'LOGIN-4', title: "goes to the person's mail" }, { id: 'LOGIN-5', steps: [] }]`;
  expect(titles(file, rows)).toEqual([
    { id: 'LOGIN-4', file, title: "goes to the person's mail" },
    { id: 'LOGIN-5', file, title: 'LOGIN-5' },
  ]);
});

it('joins ids with the tests that name them and lists unknown ids separately', () => {
  const known = { id: 'A-1', file: 'a.test.ts', title: '[A-1] x' };
  const unknown = { id: 'A-9', file: 'a.test.ts', title: '[A-9] y' };
  expect(trace(['A-1', 'A-2'], [known, unknown])).toEqual({
    rows: [
      { id: 'A-1', references: [known] },
      { id: 'A-2', references: [] },
    ],
    unknown: [unknown],
  });
});
