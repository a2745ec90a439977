import { expect, it } from 'vitest';
import { withEvmChecksum } from './address/evm.ts';
import { solanaBytes } from './address/solana.ts';
import { CHAINS, type ChainId } from './chains.ts';
import { KNOWN_TOKENS, SOLANA_PROGRAMS } from './knownContracts.ts';

it('[WALLET-5] EIP-55: the built-in contract addresses have valid checksums (W-11)', () => {
  for (const address of KNOWN_TOKENS.ethereum) expect(withEvmChecksum(address)).toBe(address);
  for (const address of [...KNOWN_TOKENS.solana, ...SOLANA_PROGRAMS]) expect(solanaBytes(address)?.length).toBe(32);
});

it.each(Object.keys(CHAINS) as ChainId[])(
  "[WALLET-5] %s: the wallet's own USDT contract is one of them (W-11)",
  (chain) => {
    const own = Object.values(CHAINS[chain].networks).flatMap(({ contracts }) => Object.values(contracts ?? {}));
    expect(KNOWN_TOKENS[chain]).toEqual(expect.arrayContaining(own));
  },
);
