const P = 2n ** 255n - 19n;
const D = 37095705934669439343138083508754565189542113879843219016388785533085940283555n;

/**
 * Whether 32 bytes are a point on the curve of Ed25519, and so may be a public key. Solana gives programs addresses off
 * the curve, so that no key can ever sign for them.
 *
 * This is the check of RFC 8032, 5.1.3 without computing the root, and without loading a library for the curve.
 */
export function isOnCurve(bytes: Uint8Array): boolean {
  let y = 0n;
  for (const [at, byte] of bytes.entries()) y |= BigInt(at === 31 ? byte & 0x7f : byte) << BigInt(8 * at);
  const square = (y * y) % P;
  const u = (square - 1n + P) % P;
  const v = (D * square + 1n) % P;
  // u/v has a root exactly when u·v has one (Euler's criterion).
  const criterion = power((u * v) % P, (P - 1n) / 2n);
  return criterion === 1n || u === 0n;
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let factor = base;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * factor) % P;
    factor = (factor * factor) % P;
  }
  return result;
}
