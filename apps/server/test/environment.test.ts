import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseEnv } from '../src/config/env.ts';

/** All variables that the server reads, with a node configured for each network of the wallet. */
function readNames(): string[] {
  const names = new Set<string>();
  const environment = new Proxy<NodeJS.ProcessEnv>(
    {},
    {
      get(_, name) {
        names.add(String(name));
        return /_(MAIN|TEST)_URL$/.test(String(name)) ? 'http://127.0.0.1:1' : undefined;
      },
    },
  );
  parseEnv(environment);
  return [...names].toSorted();
}

it('ARCHITECTURE.md lists exactly the variables that the server reads', () => {
  const text = readFileSync(new URL('../../../ARCHITECTURE.md', import.meta.url), 'utf8');
  const table = /^\| variable \|.*\n\|[ -|]+\n((?:\|.*\n)+)/m.exec(text)?.[1] ?? '';
  const firstCells = table.split('\n').map((row) => row.split('|')[1] ?? '');
  const documented = [...firstCells.join().matchAll(/`([A-Z\d_]+)`/g)].map((match) => match[1] ?? '');
  expect(documented.toSorted()).toEqual(readNames());
});
