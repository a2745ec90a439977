import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import type { Network } from './network.ts';

const base58check = createBase58check(sha256);

/** Version bytes: P2PKH and P2SH. */
const VERSIONS: Readonly<Record<Network, readonly number[]>> = { main: [0x00, 0x05], test: [0x6f, 0xc4] };
const HUMAN_PART: Readonly<Record<Network, string>> = { main: 'bc', test: 'tb' };
const HASH_BYTES = 20;
/** Maximum length of a segwit address (BIP 173). */
const MAX_SIGNS = 90;

/** Whether a text is an address of a Bitcoin network; checks its form and its checksum (WD-2). */
export function isBitcoinAddress(text: string, network: Network): boolean {
  return isBase58Address(text, network) || isSegwitAddress(text, network);
}

function isBase58Address(text: string, network: Network): boolean {
  const bytes = attempt(() => base58check.decode(text));
  const [version] = bytes ?? [];
  return bytes?.length === 1 + HASH_BYTES && version !== undefined && VERSIONS[network].includes(version);
}

/** BIP 173 and BIP 350: version 0 has one checksum, all later versions have another. */
function isSegwitAddress(text: string, network: Network): boolean {
  const first = readProgram(bech32, text, network);
  const bech32mProgram = readProgram(bech32m, text, network);
  return (
    (first?.version === 0 && [20, 32].includes(first.bytes)) ||
    (bech32mProgram !== undefined && isLaterProgram(bech32mProgram))
  );
}

interface Program {
  readonly version: number;
  readonly bytes: number;
}

function isLaterProgram({ version, bytes }: Program): boolean {
  if (version === 1) return bytes === 32;
  return version >= 2 && version <= 16 && bytes >= 2 && bytes <= 40;
}

function readProgram(coder: typeof bech32, text: string, network: Network): Program | undefined {
  const decoded = coder.decodeUnsafe(text, MAX_SIGNS);
  if (!decoded || decoded.prefix !== HUMAN_PART[network]) return undefined;
  const [version, ...words] = decoded.words;
  const program = coder.fromWordsUnsafe(words);
  return version !== undefined && program instanceof Uint8Array ? { version, bytes: program.length } : undefined;
}

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
