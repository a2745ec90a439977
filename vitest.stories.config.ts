import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { storyProject } from './scripts/lib/storyProject.ts';

/**
 * Every story runs with its play function and axe in both themes: one project a theme, which differ in one constant
 * that .storybook/preview.tsx reads. A second story run costs less than to mount each story twice in one test and,
 * unlike it, leaves play functions alone. STORYBOOK_THEME=white or black runs one of them.
 */
const themes = (['white', 'black'] as const).filter((theme) => (process.env.STORYBOOK_THEME ?? theme) === theme);

export default defineConfig({
  test: {
    // Pages side by side in one browser; it has one process for what all of them draw.
    maxWorkers: Math.min(4, availableParallelism()),
    projects: themes.map((theme) => storyProject({ name: `stories ${theme}`, theme })),
  },
});
