import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHECKS } from './checks.ts';

it('CONTRIBUTING.md lists exactly these checks, with their purpose and their fix', () => {
  const guide = readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8');
  const table = /^\| check \|.*\n\|[ -|]+\n((?:\|.*\n)+)/m.exec(guide)?.[1];
  expect(table).toBe(CHECKS.map(({ name, proves, repair }) => `| ${name} | ${proves} | ${repair} |\n`).join(''));
});
