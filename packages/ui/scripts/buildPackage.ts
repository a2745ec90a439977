// Builds the package as it is published, into dist:  npm run build -w packages/ui
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { baseTokens, themeTokens } from '../src/tokens/designTokens.ts';
import { THEME_NAMES } from '../src/tokens/theme.ts';
import { publishedManifest } from './publishedManifest.ts';

const here = fileURLToPath(new URL('..', import.meta.url));
const dist = `${here}dist/`;

execFileSync('vite', ['build', '--logLevel', 'error'], { cwd: here, stdio: 'inherit' });
execFileSync('node', ['scripts/buildTypes.ts'], { cwd: here, stdio: 'inherit' });

// A compiler that checks imports without names requires types of the style sheet too.
writeFileSync(`${dist}styles.css.d.ts`, 'export {};\n');
mkdirSync(`${dist}tokens`, { recursive: true });
writeJson('tokens/base.tokens.json', baseTokens());
for (const name of THEME_NAMES) writeJson(`tokens/${name}.tokens.json`, themeTokens(name));
writeJson('package.json', publishedManifest(JSON.parse(readFileSync(`${here}package.json`, 'utf8'))));
// The package includes the few lines that choose a recipe's classes, and their licence.
const recipes = 'vendor/@vanilla-extract/recipes';
copyFileSync(
  fileURLToPath(new URL('../LICENSE', import.meta.resolve('@vanilla-extract/recipes'))),
  `${dist}${recipes}/LICENSE`,
);
for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE', 'api.txt']) copyFileSync(here + file, dist + file);

function writeJson(file: string, content: object): void {
  writeFileSync(dist + file, `${JSON.stringify(content, null, 2)}\n`);
}
