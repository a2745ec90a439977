import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const names = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map((match) => match[1] ?? '').toSorted();

it('ARCHITECTURE.md lists exactly the variables that the server reads', () => {
  const table = /^\| variable \|.*\n\|[ -|]+\n((?:\|.*\n)+)/m.exec(text('ARCHITECTURE.md'))?.[1] ?? '';
  const firstCells = table.split('\n').map((row) => row.split('|')[1] ?? '');
  const documented = names(firstCells.join(), /`([A-Z_]+)`/g);
  expect(documented).toEqual(names(text('apps/server/src/config/env.ts'), /read\.\w+\('([A-Z_]+)'/g));
});
