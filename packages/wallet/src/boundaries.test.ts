import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;
const WORKER = 'apps/web/src/features/wallet/worker/';

/** Every import of a source folder: the file, by its path from the root, and the imported name. */
function importsOf(folder: string): readonly { readonly file: string; readonly name: string }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path) && !path.includes('node_modules'))
    .flatMap((path) => {
      const file = relative(root, join(root, folder, path))
        .split(sep)
        .join('/');
      return [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(([, name = '']) => ({ file, name }));
    });
}

const others = ['apps/web/src', 'packages/flows/src', 'packages/ui/src'].flatMap(importsOf);
const imports = importsOf('packages/wallet/src');

it('[WALLET-3] this test finds the imports', () => {
  expect(others.some(({ name }) => name === 'react')).toBe(true);
  expect(imports.some(({ name }) => name.startsWith('@scure/'))).toBe(true);
});

it("[WALLET-3] only the wallet's worker and its tests import code that handles secrets", () => {
  const secret = others.filter(({ name, file }) => /^@keel\/wallet\/(?:secret|worker)$/.test(name) && !mayTake(file));
  expect(secret).toEqual([]);
});

it('[WALLET-3] code outside this package imports neither its libraries nor its inner modules', () => {
  const around = others.filter(({ name }) =>
    /^(?:@scure|@noble|micro-)|packages\/wallet\/|(?:\.\.\/)wallet\/src/.test(name),
  );
  expect(around).toEqual([]);
});

it('[WALLET-3] code that a page loads cannot reach phrases, keys or signatures', () => {
  const heavy = /^(?:@scure\/(?!base$)|@noble\/curves|micro-)/;
  const reached = reachedFrom('packages/wallet/src/index.ts');
  expect([...reached.files].filter((file) => /\/(?:secret|phrase|derive|sign|send)\b/.test(file))).toEqual([]);
  expect([...reached.packages].filter((name) => heavy.test(name))).toEqual([]);
  expect([...reached.packages].toSorted()).toEqual([
    '@noble/hashes/sha2.js',
    '@noble/hashes/sha3.js',
    '@noble/hashes/utils.js',
    '@scure/base',
  ]);
});

it('[WALLET-3] code that builds and reads transactions cannot reach phrases or keys', () => {
  const reached = reachedFrom('packages/wallet/src/send.ts');
  expect([...reached.files].filter((file) => /\/(?:secret|phrase|derive|sign)\.ts$/.test(file))).toEqual([]);
});

/** All files of this package that one of them imports, directly or not, and the packages that they import. */
function reachedFrom(start: string) {
  const [files, packages] = [new Set([start]), new Set<string>()];
  for (const file of files) {
    for (const { name } of imports.filter((one) => one.file === file)) {
      if (name.startsWith('.')) files.add(join(file, '..', name).split(sep).join('/'));
      else packages.add(name);
    }
  }
  return { files, packages };
}

function mayTake(file: string): boolean {
  return file.startsWith(WORKER) || /(?:\.test\.tsx?|\/testing\.ts)$/.test(file);
}
