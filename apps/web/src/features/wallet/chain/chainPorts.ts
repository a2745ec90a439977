import type { ChainId } from '@keel/wallet';
import { bitcoin } from './bitcoin.ts';
import type { ChainPort } from './ChainPort.ts';
import { evm } from './evm.ts';
import { solana } from './solana.ts';

/** How each chain is asked and told. */
export const chainPorts: Readonly<Record<ChainId, ChainPort>> = { ethereum: evm, bnb: evm, bitcoin, solana };
