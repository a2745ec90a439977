import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { PICTURE_MODES } from './scripts/lib/pictureModes.ts';
import { storyProject } from './scripts/lib/storyProject.ts';

/**
 * The Matrix story of each component, compared with its picture in packages/ui/pictures. After a change that is meant:
 * `npm run pictures -- --update`, look at what changed, commit it.
 */
export default defineConfig({
  test: {
    projects: PICTURE_MODES.map((mode) => {
      const { test, ...project } = storyProject({ ...mode, isVisual: true });
      return { ...project, test: { ...test, browser: { ...test.browser, expect: comparison(mode.name) } } };
    }),
  },
});

function comparison(mode: string) {
  const path =
    (folder: string) =>
    ({ arg, ext }: { arg: string; ext: string }) =>
      resolve(folder, mode, `${arg}${ext}`);
  return {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch' as const,
      // Two machines smooth an edge differently; a moved, missing or recoloured part is far more than this. The lesser of
      // both counts: on a page, the ratio alone would let a whole line of words pass.
      comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.002, allowedMismatchedPixels: 100 },
      resolveScreenshotPath: path('packages/ui/pictures'),
      resolveDiffPath: path('.cache/pictures'),
    },
  };
}
