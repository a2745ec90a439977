import { expect, it } from 'vitest';
import { namedIn } from './docPaths.ts';

const FOLDERS = new Set(['apps', 'docs']);

it('takes links inside the repository and paths below its folders', () => {
  const markdown =
    'See [why](docs/decisions/0001-exact-versions-and-the-stack.md#context), `apps/web/src/` and `README.md`.';
  expect(namedIn(markdown, FOLDERS).paths).toEqual([
    'docs/decisions/0001-exact-versions-and-the-stack.md',
    'apps/web/src/',
    'README.md',
  ]);
});

it('leaves web addresses, patterns and words with a slash alone', () => {
  const markdown = '[site](https://example.com/x) `apps/<name>/x` `apps/*/package.json` `application/json` `/login`';
  expect(namedIn(markdown, FOLDERS).paths).toEqual([]);
});

it('takes the npm scripts, not the commands of npm itself', () => {
  const markdown =
    '`npm start`, `npm test`, `npm run -s check -- types`, `npm ci`, `npm run`, `npm run build -w apps/web`, `npm run test:all`';
  expect(namedIn(markdown, FOLDERS).npmScripts).toEqual(['start', 'test', 'check', 'test:all']);
});
