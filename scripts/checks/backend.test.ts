import { expect, it } from 'vitest';
import { foreignPackages } from './backend.ts';

it('[DEMO-3] reports each Node package in the backend once', () => {
  const files = [
    'packages/backend/src/ledger/chain.ts',
    'node_modules/@noble/hashes/sha2.d.ts',
    'node_modules/@types/node/fs.d.ts',
    'node_modules/@types/node/net.d.ts',
    'node_modules/a/node_modules/undici-types/index.d.ts',
    'node_modules/fastify/fastify.d.ts',
  ];
  expect(foreignPackages(files).map((line) => line.split(' ')[0])).toEqual(['@types/node', 'undici-types', 'fastify']);
  expect(foreignPackages(files.slice(0, 2))).toEqual([]);
});
