import { execFileSync } from 'node:child_process';
import { crypto as chosen } from '@keel/backend/crypto';
import { crypto as node } from '@keel/backend/crypto/nodeCrypto.ts';
import { crypto as portable } from '@keel/backend/crypto/portableCrypto.ts';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';

const LENGTHS = [0, 1, 15, 16, 17, 55, 56, 63, 64, 65, 1_000, 65_537];
const bytes = (length: number, seed = 1) => Uint8Array.from({ length }, (_, at) => (at * 31 + seed) % 256);
const TEXT = 'ñ, 漢, 🔑 and \u0000';

describe('[DEMO-3] the crypto port', () => {
  it("is Node's implementation in Node", () => {
    expect(chosen).toBe(node);
  });

  it('is the portable implementation elsewhere', () => {
    // Node always sets its own condition, so the resolution of a bundler for browsers is simulated.
    const script = `import { build } from 'esbuild';
      const { metafile } = await build({ entryPoints: ['src/security/token.ts'], bundle: true, write: false,
        metafile: true, platform: 'browser', format: 'esm' });
      console.log(Object.keys(metafile.inputs).filter((name) => name.startsWith('src/crypto/')).join());`;
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: new URL('../../../packages/backend', import.meta.url),
      encoding: 'utf8',
    });
    expect(output.trim()).toBe('src/crypto/portableCrypto.ts');
  });
});

describe.each([
  ['node', node, portable],
  ['portable', portable, node],
] as const)('[DEMO-3] the crypto port, %s', (_name, crypto, other) => {
  it('hashes like the published examples and the other implementation', () => {
    // FIPS 180-4 and RFC 1321.
    expect(bytesToHex(crypto.sha256('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(bytesToHex(crypto.md5('message digest'))).toBe('f96b697d7cb7938d525a2f31aaf161d0');
    expect(crypto.sha256(bytes(32), TEXT, bytes(0), 'x')).toEqual(other.sha256(bytes(32), TEXT, bytes(0), 'x'));
    for (const length of LENGTHS) {
      expect(crypto.sha256(bytes(length))).toEqual(other.sha256(bytes(length)));
      expect(crypto.md5(bytes(length))).toEqual(other.md5(bytes(length)));
    }
  });

  it('authenticates like the published examples and the other implementation', () => {
    // RFC 4231, case 2.
    expect(bytesToHex(crypto.hmacSha256('Jefe', 'what do ya want for nothing?'))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
    for (const length of LENGTHS) {
      expect(crypto.hmacSha256(bytes(length), TEXT)).toEqual(other.hmacSha256(bytes(length), TEXT));
      expect(crypto.hmacSha256(TEXT, bytes(length))).toEqual(other.hmacSha256(TEXT, bytes(length)));
    }
  });

  it('derives keys like the published examples and the other implementation', () => {
    // RFC 5869, case 3: neither salt nor info.
    expect(bytesToHex(crypto.hkdfSha256(new Uint8Array(22).fill(0x0b), '', 42))).toBe(
      '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8',
    );
    for (const length of [8, 32, 64]) {
      expect(crypto.hkdfSha256(bytes(32), TEXT, length)).toEqual(other.hkdfSha256(bytes(32), TEXT, length));
    }
  });

  it('encrypts like the published examples, and decrypts the output of the other implementation', () => {
    // The GCM specification, test cases 14 and 16.
    const empty = { key: new Uint8Array(32), nonce: new Uint8Array(12), aad: new Uint8Array() };
    expect(bytesToHex(crypto.sealAesGcm(empty, new Uint8Array(16)))).toBe(
      'cea7403d4d606b6e074ec5d3baf39d18d0d1c8a799996bf0265b98b5d48ab919',
    );
    const parameters = {
      key: hexToBytes('feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308'),
      nonce: hexToBytes('cafebabefacedbaddecaf888'),
      aad: hexToBytes('feedfacedeadbeeffeedfacedeadbeefabaddad2'),
    };
    const clear = hexToBytes(
      'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39',
    );
    expect(bytesToHex(crypto.sealAesGcm(parameters, clear)).slice(-32)).toBe('76fc6ece0f4e1768cddf8853bb2d551b');
    for (const length of LENGTHS) {
      const sealed = crypto.sealAesGcm(parameters, bytes(length));
      expect(sealed).toEqual(other.sealAesGcm(parameters, bytes(length)));
      expect(other.openAesGcm(parameters, sealed)).toEqual(bytes(length));
    }
  });

  it('decrypts nothing that was altered or belongs elsewhere', () => {
    const parameters = { key: bytes(32), nonce: bytes(12), aad: utf8ToBytes('here') };
    const sealed = crypto.sealAesGcm(parameters, bytes(40));
    for (const at of [0, 39, 40, 55]) {
      const altered = sealed.with(at, (sealed[at] ?? 0) ^ 1);
      expect(crypto.openAesGcm(parameters, altered)).toBeUndefined();
    }
    expect(crypto.openAesGcm({ ...parameters, aad: utf8ToBytes('there') }, sealed)).toBeUndefined();
    expect(crypto.openAesGcm({ ...parameters, key: bytes(32, 2) }, sealed)).toBeUndefined();
    expect(crypto.openAesGcm({ ...parameters, nonce: bytes(12, 2) }, sealed)).toBeUndefined();
    for (const length of [0, 15, 16, 55]) {
      expect(crypto.openAesGcm(parameters, sealed.subarray(0, length))).toBeUndefined();
    }
  });

  it('returns bytes without the methods of a Buffer', () => {
    const parameters = { key: bytes(32), nonce: bytes(12), aad: bytes(0) };
    const sealed = crypto.sealAesGcm(parameters, bytes(1));
    const given = [
      crypto.sha256('x'),
      crypto.md5('x'),
      crypto.hmacSha256('x', 'x'),
      crypto.hkdfSha256(bytes(1), 'x', 8),
      sealed,
      crypto.openAesGcm(parameters, sealed),
      crypto.randomBytes(8),
    ];
    expect(given.map((each) => each?.constructor)).toEqual(given.map(() => Uint8Array));
  });

  it('generates bytes, numbers and ids that do not repeat', () => {
    expect(crypto.randomBytes(33)).toHaveLength(33);
    expect(crypto.randomBytes(32)).not.toEqual(crypto.randomBytes(32));
    const ids = Array.from({ length: 100 }, () => crypto.randomUuid());
    expect(new Set(ids).size).toBe(100);
    expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('generates every number below the limit, and no other', () => {
    const drawn = new Set(Array.from({ length: 2_000 }, () => crypto.randomBelow(7)));
    expect(drawn).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
    expect(crypto.randomBelow(1)).toBe(0);
    expect(crypto.randomBelow(2 ** 32)).toBeLessThan(2 ** 32);
    for (const limit of [0, -1]) expect(() => crypto.randomBelow(limit)).toThrow(RangeError);
  });

  it('compares bytes', () => {
    expect(crypto.equal(bytes(32), bytes(32))).toBe(true);
    expect(crypto.equal(bytes(32), bytes(32, 2))).toBe(false);
    expect(crypto.equal(bytes(32), bytes(31))).toBe(false);
    expect(crypto.equal(bytes(0), bytes(0))).toBe(true);
  });
});
