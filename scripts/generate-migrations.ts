// Writes the list of migrations that the server compiles in; with --check it only checks whether that list is up to
// date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const FILE = /^(\d{4})_\w+\.sql$/;

const folder = new URL('../packages/backend/src/db/migrations/', import.meta.url);
const target = new URL('../packages/backend/src/db/migrations.gen.ts', import.meta.url);

const text = listOf(readdirSync(folder).toSorted());
const isFresh = existsSync(target) && readFileSync(target, 'utf8') === text;

if (!process.argv.includes('--check')) {
  if (!isFresh) writeFileSync(target, text);
  console.log(isFresh ? 'The list of migrations was up to date.' : 'Wrote packages/backend/src/db/migrations.gen.ts.');
} else if (isFresh) {
  console.log('The list of migrations is up to date.');
} else {
  console.error(
    'The migrations have changed since packages/backend/src/db/migrations.gen.ts was made. Run: node scripts/generate-migrations.ts',
  );
  process.exitCode = 1;
}

function listOf(names: readonly string[]): string {
  const rows = names.map((name, at) => {
    if (Number(FILE.exec(name)?.[1]) !== at + 1)
      throw new Error(`The migrations have a gap, a double number or another file at ${name}.`);
    return `  // ${name}\n  ${JSON.stringify(readFileSync(new URL(name, folder), 'utf8'))},\n`;
  });
  return `// Made from src/db/migrations by scripts/generate-migrations.ts; change those files, not this one.\n/** The SQL of every migration, in their order: the first one makes version 1 of the schema. */\nexport const MIGRATIONS: readonly string[] = [\n${rows.join('')}];\n`;
}
