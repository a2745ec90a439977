import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { WIF } from '@scure/btc-signer';
import { HDKey as Ed25519Key } from 'micro-key-producer/slip10.js';
import { describe, expect, it } from 'vitest';
import { accountOf, pathsOf, placesOf, seedOf } from './secret.ts';

// BIP-39: `abandon` eleven times and `about`.
const seed = seedOf(new Uint8Array(16));

describe('BIP-32, the library that derives keys', () => {
  it.each([
    [
      'm',
      'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
    ],
    [
      "m/0'",
      'xprv9uHRZZhk6KAJC1avXpDAp4MDc3sQKNxDiPvvkX8Br5ngLNv1TxvUxt4cV1rGL5hj6KCesnDYUhd7oWgT11eZG7XnxHrnYeSvkzY7d2bhkJ7',
    ],
    [
      "m/0'/1",
      'xprv9wTYmMFdV23N2TdNG573QoEsfRrWKQgWeibmLntzniatZvR9BmLnvSxqu53Kw1UmYPxLgboyZQaXwTCg8MSY3H2EU4pWcQDnRnrVA1xe8fs',
    ],
    [
      "m/0'/1/2'/2/1000000000",
      'xprvA41z7zogVVwxVSgdKUHDy1SKmdb533PjDz7J6N6mV6uS3ze1ai8FHa8kmHScGpWmj4WggLyQjgPie1rFSruoUihUZREPSL39UNdE3BBDu76',
    ],
  ])('[WALLET-4] BIP-32: test vector 1, chain %s', (path, key) => {
    const root = HDKey.fromMasterSeed(hexToBytes('000102030405060708090a0b0c0d0e0f'));
    expect(root.derive(path).privateExtendedKey).toBe(key);
  });

  it('[WALLET-4] BIP-32: test vector 2, the last chain', () => {
    const root = HDKey.fromMasterSeed(
      hexToBytes(
        'fffcf9f6f3f0edeae7e4e1dedbd8d5d2cfccc9c6c3c0bdbab7b4b1aeaba8a5a29f9c999693908d8a8784817e7b7875726f6c696663605d5a5754514e4b484542',
      ),
    );
    expect(root.derive("m/0/2147483647'/1/2147483646'/2").privateExtendedKey).toBe(
      'xprvA2nrNbFZABcdryreWet9Ea4LvTJcGsqrMzxHx98MMrotbir7yrKCEXw7nadnHM8Dq38EGfSh6dqA9QWTyefMLEcBYJUuekgW4BYPJcr9E7j',
    );
  });
});

describe('SLIP-10, the library that derives Ed25519 keys', () => {
  it.each([
    ['m', '2b4be7f19ee27bbf30c667b642d5f4aa69fd169872f8fc3059c08ebae2eb19e7'],
    ["m/0'", '68e0fe46dfb67e368c75379acec591dad19df3cde26e63b93a8e704f1dade7a3'],
    ["m/0'/1'", 'b1d0bad404bf35da785a64ca1ac54b2617211d2777696fbffaf208f746ae84f2'],
    ["m/0'/1'/2'", '92a5b23c0b8a99e37d07df3fb9966917f5d06e02ddbd909c7e184371463e9fc9'],
    ["m/0'/1'/2'/2'", '30d1dc7e5fc04c31219ab25a27ae00b50f6fd66622f6e9c913253d6511d1e662'],
    ["m/0'/1'/2'/2'/1000000000'", '8f94d394a8e8fd6b1bc2f3f49f5c47e385281d5c17e65324b0f62483e37e8793'],
  ])('[WALLET-4] SLIP-10: ed25519 test vector 1, chain %s', (path, key) => {
    const root = Ed25519Key.fromMasterSeed(hexToBytes('000102030405060708090a0b0c0d0e0f'));
    expect(bytesToHex(root.derive(path).privateKey)).toBe(key);
  });

  it('[WALLET-4] SLIP-10: the public key of chain 0H of test vector 1', () => {
    const root = Ed25519Key.fromMasterSeed(hexToBytes('000102030405060708090a0b0c0d0e0f'));
    expect(bytesToHex(root.derive("m/0'").publicKey)).toBe(
      '008c8a13df77a28f3445213a0f432fde644acaa215fc72dcdf300d5efaa85d350c',
    );
  });
});

describe('addresses of a phrase', () => {
  it('[WALLET-4] BIP-84: the first receiving address and its key', () => {
    const address = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
    const account = accountOf(seed, { chain: 'bitcoin', network: 'main', address });
    expect(account?.path).toBe("m/84'/0'/0'/0/0");
    expect(account && WIF().encode(account.privateKey)).toBe('KyZpNDKnfs94vbrwhJneDi77V6jF64PWPF8x5cdJb8ifgg2DUc9d');
  });

  it('[WALLET-2, WALLET-4] every chain and network has an address, Solana one for each of its paths', () => {
    // The addresses that other wallets show for this phrase on Ethereum and Solana.
    const evm = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
    const solana = ['HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk', 'GjJyeC1r2RgkuoCWMyPYkCWSGSGLcz266EaAkLA27AhL'];
    const devnet = ["m/44'/1'/0'/0'", "m/44'/1'/0'"].map((path) =>
      base58.encode(Ed25519Key.fromMasterSeed(seed).derive(path).publicKeyRaw),
    );
    expect(placesOf(seed)).toEqual([
      { chain: 'ethereum', network: 'main', address: evm },
      { chain: 'ethereum', network: 'test', address: evm },
      { chain: 'bnb', network: 'main', address: evm },
      { chain: 'bnb', network: 'test', address: evm },
      { chain: 'bitcoin', network: 'main', address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu' },
      { chain: 'bitcoin', network: 'test', address: 'tb1q6rz28mcfaxtmd6v789l9rrlrusdprr9pqcpvkl' },
      // The first address in Ledger Live; on the test network the key of Bitcoin's m/44'/1'/0'/0/0.
      { chain: 'dogecoin', network: 'main', address: 'DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC' },
      { chain: 'dogecoin', network: 'test', address: 'nZVmfmUtKPmskB9Ds4P9GUJy9eYFqPKHqH' },
      ...solana.map((address) => ({ chain: 'solana', network: 'main', address })),
      ...devnet.map((address) => ({ chain: 'solana', network: 'test', address })),
    ]);
  });

  it('[WALLET-12] with the passphrase of the BIP-39 vectors, each chain has the address that other wallets publish', () => {
    const main = placesOf(seedOf(new Uint8Array(16), 'TREZOR')).filter(({ network }) => network === 'main');
    const [ethereum, bnb, bitcoin, , solana] = main;
    expect([ethereum, bnb, bitcoin, solana].map((place) => [place?.chain, place?.address])).toEqual([
      ['ethereum', '0x9c32F71D4DB8Fb9e1A58B0a80dF79935e7256FA6'],
      ['bnb', '0x9c32F71D4DB8Fb9e1A58B0a80dF79935e7256FA6'],
      ['bitcoin', 'bc1qv5rmq0kt9yz3pm36wvzct7p3x6mtgehjul0feu'],
      ['solana', '7zSmbu6gKkb6HB7UDPtHYjwCWuBHU1D4TpNZFm4sndQe'],
    ]);
  });

  it('[WALLET-4] the account at any address index is found again, with a key of its own', () => {
    const accounts = placesOf(seed).map((place) => ({ place, account: accountOf(seed, place) }));
    expect(accounts.map(({ account }) => account?.address)).toEqual(accounts.map(({ place }) => place.address));
    expect(accounts.every(({ account }) => account?.privateKey.some((byte) => byte !== 0))).toBe(true);
    expect(accounts.map(({ account }) => account?.path)).toEqual(
      (['ethereum', 'bnb', 'bitcoin', 'dogecoin', 'solana'] as const).flatMap((chain) =>
        (['main', 'test'] as const).flatMap((network) => [...pathsOf(chain, network)]),
      ),
    );
  });

  it('[WALLET-4] SLIP-10: the key of a Solana address signs for it', () => {
    const address = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk';
    const account = accountOf(seed, { chain: 'solana', network: 'main', address });
    const key = Ed25519Key.fromMasterSeed(seed).derive("m/44'/501'/0'/0'");
    expect(account && bytesToHex(account.privateKey)).toBe(bytesToHex(key.privateKey));
    expect(base58.encode(key.publicKeyRaw)).toBe(address);
  });

  it("[WALLET-4] no key of Solana's main network signs for Devnet, since a message does not name its network (W-13)", () => {
    const [main, test] = (['main', 'test'] as const).map((network) =>
      placesOf(seed).filter((place) => place.chain === 'solana' && place.network === network),
    );
    for (const { address } of main ?? []) {
      expect(test?.map((place) => place.address)).not.toContain(address);
      expect(accountOf(seed, { chain: 'solana', network: 'test', address })).toBeNull();
    }
  });

  it('[WALLET-4] an address of another phrase has no account here, and the seed stays unchanged', () => {
    const other = seedOf(new Uint8Array(16).fill(1));
    const before = bytesToHex(other);
    expect(placesOf(seed).map((place) => accountOf(other, place))).toEqual(placesOf(seed).map(() => null));
    expect(bytesToHex(other)).toBe(before);
  });
});
