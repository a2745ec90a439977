import { type ChainId, type NetworkKind, networkOf } from './chains.ts';
import type { SpentForm } from './utxoForms.ts';

/** The schemes by which wallets derive the addresses of a phrase; see `PATH_SCHEMES`. */
export type PathSchemeId =
  | 'bip44'
  | 'ledgerLive'
  | 'bip84'
  | 'bip84Change'
  | 'bip49'
  | 'bip49Change'
  | 'bip44Change'
  | 'bip86'
  | 'bip86Change'
  | 'solana'
  | 'solanaShort';

/** A series of addresses that wallets derive from one phrase. */
export interface PathScheme {
  readonly id: PathSchemeId;
  /** The derivation path, with `c` for the coin type of the network (SLIP-44) and `i` for the number of the address. */
  readonly template: string;
}

const EVM: readonly PathScheme[] = [
  { id: 'bip44', template: "m/44'/c'/0'/0/i" },
  { id: 'ledgerLive', template: "m/44'/c'/i'/0/0" },
];

/** The schemes in wide use on each chain; the address of a new wallet is the first of the first one (WALLET-11). */
export const PATH_SCHEMES: Readonly<Record<ChainId, readonly PathScheme[]>> = {
  ethereum: EVM,
  bnb: EVM,
  bitcoin: [
    { id: 'bip84', template: "m/84'/c'/0'/0/i" },
    { id: 'bip84Change', template: "m/84'/c'/0'/1/i" },
    { id: 'bip49', template: "m/49'/c'/0'/0/i" },
    { id: 'bip49Change', template: "m/49'/c'/0'/1/i" },
    { id: 'bip44', template: "m/44'/c'/0'/0/i" },
    { id: 'bip44Change', template: "m/44'/c'/0'/1/i" },
    { id: 'bip86', template: "m/86'/c'/0'/0/i" },
    { id: 'bip86Change', template: "m/86'/c'/0'/1/i" },
  ],
  // Dogecoin has no segwit, so its addresses have one form.
  dogecoin: [
    { id: 'bip44', template: "m/44'/c'/0'/0/i" },
    { id: 'bip44Change', template: "m/44'/c'/0'/1/i" },
  ],
  solana: [
    { id: 'solana', template: "m/44'/c'/i'/0'" },
    { id: 'solanaShort', template: "m/44'/c'/i'" },
  ],
};

/** Addresses beyond this number are neither derived nor opened. */
const LAST_ADDRESS_INDEX = 9999;

/** The path of an address; null if the chain does not have the scheme, or the number is out of range. */
export function pathOf(chain: ChainId, network: NetworkKind, id: PathSchemeId, index: number): string | null {
  const scheme = PATH_SCHEMES[chain].find((each) => each.id === id);
  if (!scheme || !Number.isInteger(index) || index < 0 || index > LAST_ADDRESS_INDEX) return null;
  return scheme.template.replace('c', `${networkOf(chain, network).coinType}`).replace('i', `${index}`);
}

/** Whether a scheme of the chain leads to this path of a network. */
export function isSchemePath(chain: ChainId, network: NetworkKind, path: string): boolean {
  return PATH_SCHEMES[chain].some(({ id }) =>
    numbersIn(path).some((index) => pathOf(chain, network, id, index) === path),
  );
}

/** The forms of Bitcoin's and Dogecoin's addresses, by the first level of their paths (BIP-43). */
const FORMS: Readonly<Record<string, SpentForm>> = { "44'": 'p2pkh', "49'": 'p2sh', "84'": 'p2wpkh', "86'": 'p2tr' };

/**
 * The form of the address at a path of Bitcoin or Dogecoin.
 *
 * @throws RangeError if it is no path of their schemes
 */
export function formAt(path: string): SpentForm {
  const form = FORMS[path.split('/')[1] ?? ''];
  if (form === undefined) throw new RangeError(`${path} is no path of Bitcoin or Dogecoin`);
  return form;
}

/** The numbers in a path, one of which is that of the address. */
function numbersIn(path: string): readonly number[] {
  return path
    .split('/')
    .map((level) => level.replace("'", ''))
    .filter((level) => /^(?:0|[1-9]\d{0,3})$/.test(level))
    .map(Number);
}
