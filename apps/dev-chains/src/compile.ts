import { readFileSync } from 'node:fs';

/** The tokens of the local chains, by the name of their contract. */
export const TOKENS = ['NoReturnToken', 'ReturningToken'] as const;

export type TokenName = (typeof TOKENS)[number];

/** The source of a token. */
export function sourceOf(name: TokenName): string {
  return readFileSync(new URL(`../contracts/${name}.sol`, import.meta.url), 'utf8');
}

/** Its bytecode, which is checked in so that chains start without a compiler. A test compiles it again. */
export function bytecodeOf(name: TokenName): string {
  return readFileSync(new URL(`../contracts/${name}.hex`, import.meta.url), 'utf8').trim();
}

/** The input of the Solidity compiler. Without a hash of the source, so that comments do not change the bytecode. */
export function compilerInput(name: TokenName): string {
  return JSON.stringify({
    language: 'Solidity',
    sources: { [name]: { content: sourceOf(name) } },
    settings: {
      evmVersion: 'shanghai',
      metadata: { bytecodeHash: 'none' },
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { [name]: { [name]: ['evm.bytecode.object'] } },
    },
  });
}
