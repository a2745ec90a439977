import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import type { ChainId, NetworkKind } from './chains.ts';
import { evmAddressOf } from './derive.ts';
import { PATH_SCHEMES, type PathSchemeId } from './index.ts';
import { formAt, isSchemePath, pathOf } from './paths.ts';
import { accountOf, checkPhrase, placesOf, seedOf, seriesOf } from './secret.ts';

/** The part of bitcore-lib that is used; the package has no types. */
interface Bitcore {
  readonly HDPrivateKey: {
    readonly fromSeed: (seed: Buffer) => {
      readonly deriveChild: (path: string) => { readonly publicKey: { readonly toBuffer: () => Buffer } };
    };
  };
}

const { HDPrivateKey } = createRequire(import.meta.url)('bitcore-lib') as Bitcore;

/** BIP-39: `abandon` eleven times and `about`, the phrase of the examples of BIP-49, BIP-84 and BIP-86. */
const seed = seedOf(new Uint8Array(16));

/** The development phrase of Hardhat and Foundry, whose addresses both publish. */
const junk = checkPhrase('test test test test test test test test test test test junk');
const junkSeed = seedOf(junk.kind === 'valid' ? junk.entropy : new Uint8Array(0));

const addressAt = (chain: ChainId, network: NetworkKind, scheme: PathSchemeId, index: number, of = seed) =>
  seriesOf(of, { chain, network, scheme, from: index, count: 1 })?.[0];

describe('addresses in the schemes of other wallets', () => {
  it.each([
    // BIP-44 has no example of an address; SLIP-132 has the first one of the same words.
    ['SLIP-132', 'main', 'bip44', 0, "m/44'/0'/0'/0/0", '1LqBGSKuX5yYUonjxT5qGfpUsXKYYWeabA'],
    ['BIP-49', 'test', 'bip49', 0, "m/49'/1'/0'/0/0", '2Mww8dCYPUpKHofjgcXcBCEGmniw9CoaiD2'],
    ['BIP-84', 'main', 'bip84', 0, "m/84'/0'/0'/0/0", 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
    ['BIP-84', 'main', 'bip84', 1, "m/84'/0'/0'/0/1", 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g'],
    ['BIP-84', 'main', 'bip84Change', 0, "m/84'/0'/0'/1/0", 'bc1q8c6fshw2dlwun7ekn9qwf37cu2rn755upcp6el'],
    ['BIP-86', 'main', 'bip86', 0, "m/86'/0'/0'/0/0", 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'],
    ['BIP-86', 'main', 'bip86', 1, "m/86'/0'/0'/0/1", 'bc1p4qhjn9zdvkux4e44uhx8tc55attvtyu358kutcqkudyccelu0was9fqzwh'],
    [
      'BIP-86',
      'main',
      'bip86Change',
      0,
      "m/86'/0'/0'/1/0",
      'bc1p3qkhfews2uk44qtvauqyr2ttdsw7svhkl9nkm9s9c3x4ax5h60wqwruhk7',
    ],
  ] as const)('[WALLET-11] %s: its example on Bitcoin %s, %s %i', (_, network, scheme, index, path, address) => {
    expect(addressAt('bitcoin', network, scheme, index)).toEqual({ path, address });
  });

  it.each([
    [0, '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    [1, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
    [2, '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'],
    [9, '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'],
  ])('[WALLET-11] BIP-44: account %i of the published development phrase, on Ethereum and BNB', (index, address) => {
    const path = `m/44'/60'/0'/0/${index}`;
    expect(addressAt('ethereum', 'main', 'bip44', index, junkSeed)).toEqual({ path, address });
    expect(addressAt('bnb', 'test', 'bip44', index, junkSeed)).toEqual({ path, address });
  });

  it.each([1, 2, 19])('[WALLET-11] BIP-44: account %i of Ledger Live is where bitcore derives it', (index) => {
    const path = `m/44'/60'/${index}'/0/0`;
    const key = HDPrivateKey.fromSeed(Buffer.from(seed)).deriveChild(path);
    expect(addressAt('ethereum', 'main', 'ledgerLive', index)).toEqual({
      path,
      address: evmAddressOf(Uint8Array.from(key.publicKey.toBuffer())),
    });
  });

  // What `solana-keygen pubkey 'prompt://?key=0/0'` and `key=1/0` print for these words, as the tests of several wallets record
  // it, and the address of Trust Wallet Core's default path.
  it.each([
    ['solana', 0, "m/44'/501'/0'/0'", 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk'],
    ['solana', 1, "m/44'/501'/1'/0'", 'Hh8QwFUA6MtVu1qAoq12ucvFHNwCcVTV7hpWjeY1Hztb'],
    ['solanaShort', 0, "m/44'/501'/0'", 'GjJyeC1r2RgkuoCWMyPYkCWSGSGLcz266EaAkLA27AhL'],
  ] as const)(
    '[WALLET-11] SLIP-10: published addresses of other wallets on Solana, %s %i',
    (scheme, index, path, address) => {
      expect(addressAt('solana', 'main', scheme, index)).toEqual({ path, address });
    },
  );

  it('[WALLET-11] the seed is unchanged, and what no chain has is refused', () => {
    const before = seed.slice();
    expect(seriesOf(seed, { chain: 'bitcoin', network: 'main', scheme: 'bip84', from: 3, count: 4 })).toHaveLength(4);
    expect(seriesOf(seed, { chain: 'ethereum', network: 'main', scheme: 'bip84', from: 0, count: 1 })).toBeNull();
    expect(seriesOf(seed, { chain: 'bitcoin', network: 'main', scheme: 'bip84', from: 9999, count: 2 })).toBeNull();
    expect(seed).toEqual(before);
  });

  // Ledger Live's first address; the doctest of elixir-cryptopunk's Dogecoin module, on the test network.
  it('[WALLET-14] BIP-44: the published addresses of Dogecoin', () => {
    expect(addressAt('dogecoin', 'main', 'bip44', 0)).toEqual({
      path: "m/44'/3'/0'/0/0",
      address: 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC',
    });
    const words =
      'hamster citizen citizen response rival want climb comfort bulk exist skill receive shrimp meat lumber';
    const phrase = checkPhrase(words);
    const other = seedOf(phrase.kind === 'valid' ? phrase.entropy : new Uint8Array(0));
    expect(addressAt('dogecoin', 'test', 'bip44', 0, other)).toEqual({
      path: "m/44'/1'/0'/0/0",
      address: 'nhA8G4Ds2nam712vnLiXitLAyLhLHhL9M6',
    });
  });
});

describe('the chosen path', () => {
  it('[WALLET-11] is added on every network that has it', () => {
    const path = "m/44'/60'/0'/0/3";
    const added = placesOf(seed, path).filter(
      (place) => !placesOf(seed).some(({ address }) => address === place.address),
    );
    expect(added.map(({ chain, network }) => `${chain} ${network}`)).toEqual([
      'ethereum main',
      'ethereum test',
      'bnb main',
      'bnb test',
    ]);
    expect(new Set(added.map(({ address }) => address)).size).toBe(1);
    const [place] = added;
    expect(place && accountOf(seed, place)).toBeNull();
    expect(place && accountOf(seed, place, path)?.path).toBe(path);
  });

  it('[WALLET-11] is added once, only on its own network, and only if a scheme has it', () => {
    expect(placesOf(seed, "m/84'/0'/0'/0/0")).toEqual(placesOf(seed));
    expect(placesOf(seed, "m/44'/501'/0'")).toEqual(placesOf(seed));
    expect(placesOf(seed, "m/84'/0'/0'/1/0")).toHaveLength(placesOf(seed).length + 1);
    expect(placesOf(seed, "m/44'/501'/1'")).toHaveLength(placesOf(seed).length + 1);
    expect(placesOf(seed, "m/0'")).toEqual(placesOf(seed));
    expect(placesOf(seed, "m/49'/0'/1'/0/0")).toEqual(placesOf(seed));
  });

  it.each([
    ['BIP-49', 'test', "m/49'/1'/0'/0/0", '2Mww8dCYPUpKHofjgcXcBCEGmniw9CoaiD2'],
    ['BIP-86', 'main', "m/86'/0'/0'/0/1", 'bc1p4qhjn9zdvkux4e44uhx8tc55attvtyu358kutcqkudyccelu0was9fqzwh'],
    ['SLIP-132', 'main', "m/44'/0'/0'/0/0", '1LqBGSKuX5yYUonjxT5qGfpUsXKYYWeabA'],
  ] as const)('[WALLET-17] %s: its example on Bitcoin %s can be opened and has a key', (_, network, path, address) => {
    const place = { chain: 'bitcoin', network, address } as const;
    expect(placesOf(seed, path)).toContainEqual(place);
    expect(accountOf(seed, place)).toBeNull();
    expect(accountOf(seed, place, path)).toMatchObject({ path, address });
  });

  it('[WALLET-17] a path of another chain has no form of Bitcoin', () => {
    expect(() => formAt("m/501'/0'")).toThrow(RangeError);
    expect(() => formAt('')).toThrow(RangeError);
  });

  it('[WALLET-11] every scheme has paths, and those of others are not taken', () => {
    for (const chain of ['ethereum', 'bnb', 'bitcoin', 'dogecoin', 'solana'] as const) {
      for (const { id } of PATH_SCHEMES[chain]) {
        expect(isSchemePath(chain, 'main', pathOf(chain, 'main', id, 12) ?? '')).toBe(true);
      }
    }
    for (const path of ['', 'm', "m/44'/60'/0'/0/01", "m/44'/60'/0'/0/10000", "m/44'/1'/0'/0/0", "m/44'/60'/1'/0/1"]) {
      expect(isSchemePath('ethereum', 'main', path)).toBe(false);
    }
  });
});
