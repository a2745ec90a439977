import { expect, it } from 'vitest';
import { pairsOf } from '../tokens/contrast.ts';
import { baseTokens, themeTokens } from '../tokens/designTokens.ts';
import { THEMES } from '../tokens/themes.ts';
import { foregroundOf, searched, TOKEN_ENTRIES } from './tokenReference.ts';

const namesIn = (node: object): readonly string[] =>
  Object.entries(node).flatMap(([name, part]) =>
    name === 'org.keel.css' ? [String(part)] : typeof part === 'object' && part !== null ? namesIn(part) : [],
  );

const namesFor = (search: string) => searched(TOKEN_ENTRIES, search).map(({ name }) => name);

it('[STUDIO-6] the reference lists every token of the exported files and those that exist only in CSS (U-13)', () => {
  const exported = [...namesIn(themeTokens('white')), ...namesIn(baseTokens()), '--ui-motion-loop'];
  expect(TOKEN_ENTRIES.map(({ variable }) => variable).toSorted()).toEqual(exported.toSorted());
});

it('[STUDIO-6] a colour shows its value in both themes and the colour its contrast was measured against (U-13)', () => {
  expect(TOKEN_ENTRIES.find(({ name }) => name === 'color.text.muted')).toEqual({
    name: 'color.text.muted',
    variable: '--ui-color-text-muted',
    values: { white: THEMES.white.color.text.muted, black: THEMES.black.color.text.muted },
    use: 'Labels, hints and what is of second rank.',
    contrast: expect.stringMatching(
      /^At least \d+\.\d to 1 in white and \d+\.\d to 1 in black, on canvas, surface, subtle, raised, soft, soft hover, accent soft\. Text needs 4\.5\.$/,
    ),
  });
});

it('[STUDIO-6] every measured pair belongs to the colour it measures (U-13)', () => {
  for (const pair of pairsOf(THEMES.white)) {
    const measured = TOKEN_ENTRIES.find(({ name }) => name === foregroundOf(pair));
    expect({ pair: pair.name, ...measured }).toMatchObject({ pair: pair.name, values: { white: pair.foreground } });
  }
});

it('[STUDIO-6] tokens are found by name, variable, value or use (U-13)', () => {
  expect(namesFor('muted text')).toContain('color.text.muted');
  expect(namesFor('--ui-space-4')).toEqual(['space.4']);
  expect(namesFor('40px row')).toEqual(['size.row.compact']);
  expect(namesFor(THEMES.black.color.focus.ring.toUpperCase())).toContain('color.focus.ring');
  expect(namesFor('no such token')).toEqual([]);
});
