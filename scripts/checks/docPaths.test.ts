import { expect, it } from 'vitest';
import { namedIn } from './docPaths.ts';

const FOLDERS = new Set(['apps', 'docs']);

it('finds links inside the repository and paths below its folders', () => {
  const markdown =
    'See [why](docs/decisions/0001-exact-versions-and-the-stack.md#context), `apps/web/src/` and `README.md`.';
  expect(namedIn(markdown, FOLDERS).paths).toEqual([
    'docs/decisions/0001-exact-versions-and-the-stack.md',
    'apps/web/src/',
    'README.md',
  ]);
});

it('ignores web addresses, patterns and words with a slash', () => {
  const markdown = '[site](https://example.com/x) `apps/<name>/x` `apps/*/package.json` `application/json` `/login`';
  expect(namedIn(markdown, FOLDERS).paths).toEqual([]);
});

it("finds npm scripts, but not npm's own commands", () => {
  const markdown =
    '`npm start`, `npm test`, `npm run -s check -- types`, `npm ci`, `npm run`, `npm run build -w apps/web`, `npm run test:all`';
  expect(namedIn(markdown, FOLDERS).npmScripts).toEqual(['start', 'test', 'check', 'test:all']);
});
