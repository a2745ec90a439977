import { expect, it } from 'vitest';
import { compareLists, packageOf } from './workerPackages.ts';

it('[WALLET-3] finds the package of a file, wherever it is installed', () => {
  expect(packageOf('node_modules/@noble/hashes/argon2.js')).toBe('@noble/hashes');
  expect(packageOf('node_modules/micro-packed/index.js')).toBe('micro-packed');
  expect(packageOf('packages/wallet/node_modules/a/node_modules/@b/c/d.js')).toBe('@b/c');
  expect(packageOf('packages/wallet/src/derive.ts')).toBeNull();
});

it('[WALLET-3] reports packages added to the worker and removed from it', () => {
  expect(compareLists(['a', 'b'], ['a', 'b'])).toBe('');
  expect(compareLists(['a', 'b'], ['b', 'c']).split('\n')).toEqual([
    expect.stringMatching(/^c came into/),
    expect.stringMatching(/^a is in the wallet worker no more/),
  ]);
});
