import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operationAt } from './declaredFaults.ts';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));
const EXPORTED = /^export (?:async )?function (\w+)/m;
const CALLED = /client\.(GET|POST)\('([^']+)'/g;
/** Names imported from a module of `src/api`, except types. */
const IMPORTED = /import \{([^}]+)\} from '(?:\.\.\/)+api\/\w+\.ts'/g;

/** A call that a part of the app makes: 'dashboard getInvestment'. Parts are the folders of `src/features`, and `app`. */
export function screenCalls(): ReadonlySet<string> {
  const calls = callsByFunction();
  const found = new Set<string>();
  for (const [part, folder] of parts()) {
    for (const source of sourcesIn(folder)) {
      for (const name of importedIn(source)) {
        for (const operation of calls.get(name) ?? []) found.add(`${part} ${operation}`);
      }
    }
  }
  return found;
}

/** Which calls of the contract each function of `src/api` makes. */
function callsByFunction(): ReadonlyMap<string, readonly string[]> {
  const calls = new Map<string, readonly string[]>();
  for (const source of sourcesIn(join(SRC, 'api'))) {
    for (const piece of source.split(/^(?=export )/m)) {
      const name = EXPORTED.exec(piece)?.[1];
      if (name === undefined) continue;
      calls.set(
        name,
        [...piece.matchAll(CALLED)].map(([, method = '', path = '']) => operationAt(method, path)),
      );
    }
  }
  return calls;
}

function parts(): readonly (readonly [string, string])[] {
  const features = readdirSync(join(SRC, 'features'));
  return [['app', join(SRC, 'app')], ...features.map((name) => [name, join(SRC, 'features', name)] as const)];
}

function importedIn(source: string): readonly string[] {
  return [...source.matchAll(IMPORTED)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}

/** The text of every shipped module below a folder. */
function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}
