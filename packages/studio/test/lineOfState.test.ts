import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { flows } from '../../flows/scripts/flows.ts';
import { allStates } from '../../flows/src/testing/coverage.ts';
import { lineOfState } from '../src/page/lineOfState.ts';

it.each(flows.map(({ machine }) => machine))('[STUDIO-5] each state of $id is found in its source', (machine) => {
  const source = readFileSync(new URL(`../../flows/src/${machine.id}/machine.ts`, import.meta.url), 'utf8');
  const lines = source.split('\n');
  const wrong = allStates(machine)
    .slice(1)
    .filter(({ id, key, meta }) => {
      const line = lineOfState(source, id.slice(machine.id.length + 1)) ?? 0;
      const text = lines
        .slice(line - 1, line + 6)
        .join('\n')
        .trim();
      // Defined in another file: 'unlocked,' or 'sealing: { ...sealing, tags },'.
      if (/^(?:\w+|(\w+): \{ \.\.\.\1, .*\}),\n/.test(text)) return false;
      const { doc = '' } = (meta ?? {}) as { readonly doc?: string };
      return !text.startsWith(`${key}: {`) || !text.includes(doc.slice(0, 12));
    });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('[STUDIO-5] a state that another file defines has the line that names it, an unknown one none', () => {
  const source = 'x.createMachine({\n  states: {\n    open: { meta },\n    shut,\n  },\n})';
  expect(lineOfState(source, 'open')).toBe(3);
  expect(lineOfState(source, 'shut.locked')).toBe(4);
  expect(lineOfState(source, 'broken')).toBeNull();
});
