// Writes the types into dist, beside the modules of `vite build`: npm run build -w packages/ui
import { execFileSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('..', import.meta.url));
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: here, stdio: 'inherit' });

// The compiler leaves `./Button.tsx` in declarations, a file that is not in the package.
const declared = readdirSync(`${here}dist`, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.d.ts'),
);
for (const file of declared) {
  const path = `${here}dist/${file}`;
  const declarations = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    withoutRequirements(file, declarations).replaceAll(
      /(from |import |import\()(["'])(\.{1,2}\/[^"']+)\.tsx?\2/g,
      '$1$2$3.js$2',
    ),
  );
}

// Declarations that no entry reaches belong to modules that nobody can import.
const reached = reachedFrom(entries());
for (const file of declared) if (!reached.has(file)) rmSync(`${here}dist/${file}`);

/** The declarations in `exports` of package.json, relative to dist. */
function entries(): readonly string[] {
  const { exports } = JSON.parse(readFileSync(`${here}package.json`, 'utf8'));
  const patterns = Object.values(exports as Record<string, { types?: string }>).flatMap(({ types }) => types ?? []);
  return patterns.flatMap((types) => globSync(types, { cwd: here })).map((file) => file.replace(/^dist\//, ''));
}

/** The given declarations and all their direct and indirect imports. */
function reachedFrom(files: readonly string[]): ReadonlySet<string> {
  const found = new Set(files);
  // Iterating includes files that are added meanwhile.
  for (const file of found) {
    const declarations = readFileSync(`${here}dist/${file}`, 'utf8');
    for (const [, name = ''] of declarations.matchAll(/(?:from |import |import\()["'](\.{1,2}\/[^"']+)\.js["']/g)) {
      found.add(join(file, '..', `${name}.d.ts`));
    }
  }
  return found;
}

/** Without requirement ids such as `(MODAL-1)` in comments: they mean nothing to users of the package. */
function withoutRequirements(file: string, declarations: string): string {
  const without = declarations.replaceAll(/ \((?:[A-Z]{2,7}-\d+(?:, | and | to )?)+\)/g, '');
  const left = /\b[A-Z]{3,7}-\d+\b/.exec(without.replaceAll(/SHA-\d+|UTF-\d+|ISO-\d+/g, ''));
  if (left) throw new Error(`${file} names a requirement outside of round brackets: ${left[0]}`);
  return without;
}
