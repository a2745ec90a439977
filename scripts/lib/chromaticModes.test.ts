import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHROMATIC_MODES, CHROMATIC_PHONE } from '../../.storybook/chromaticModes.ts';
import { isVisibleStory, withoutTestStories } from '../../.storybook/withoutTestStories.ts';
import { PICTURE_MODES } from './pictureModes.ts';

it('[STUDIO-6] Chromatic has the modes of the local pictures (U-20)', () => {
  expect(Object.keys(CHROMATIC_MODES)).toEqual(PICTURE_MODES.map(({ name }) => name));
  expect(CHROMATIC_MODES).toEqual({
    white: { theme: 'white', motion: 'reduced' },
    black: { theme: 'black', motion: 'reduced' },
    rtl: { theme: 'white', locale: 'ar-AE', motion: 'reduced' },
    'forced-colours': { theme: 'white', motion: 'reduced', forcedColors: 'active' },
  });
});

it.each(['apps/web/src/stories/flowPage.ts', 'packages/ui/src/pages/Dashboard.stories.tsx'])(
  '[STUDIO-6] the screens of %s also have the phone mode (U-20)',
  (file) => {
    // A package does not import from the repository's tools, so it contains a copy of the mode.
    const { theme, motion, viewport } = CHROMATIC_PHONE['phone']!;
    const { width, height } = viewport!;
    expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).toContain(
      `modes: { phone: { theme: '${theme}', motion: '${motion}', viewport: { width: ${width}, height: ${height} } } }`,
    );
  },
);

it('[STUDIO-6] Chromatic takes no picture of a test-only story (U-20)', async () => {
  const story = { type: 'story' as const, importPath: './Button.stories.tsx', exportName: 'Default' };
  const indexer = withoutTestStories({
    test: /stories/,
    createIndex: () =>
      Promise.resolve([
        story,
        { ...story, exportName: 'Keyboard', tags: ['!dev', '!autodocs'] },
        { ...story, tags: ['vrt'] },
      ]),
  });
  const index = await indexer.createIndex('Button.stories.tsx', { makeTitle: String });
  expect(index).toEqual([story, { ...story, tags: ['vrt'] }]);
  expect(isVisibleStory({})).toBe(true);
});
