// Writes the types of dist, beside the modules that `vite build` has put there:  npm run prepack -w packages/ui
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('..', import.meta.url));
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: here, stdio: 'inherit' });

// The compiler leaves `./Button.tsx` in declarations, a file that is not in the package.
for (const file of readdirSync(`${here}dist`, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.d.ts')) continue;
  const path = `${here}dist/${file}`;
  const declarations = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    declarations.replaceAll(/(from |import |import\()(["'])(\.{1,2}\/[^"']+)\.tsx?\2/g, '$1$2$3.js$2'),
  );
}
