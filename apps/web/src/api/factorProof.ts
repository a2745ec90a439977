import type { components } from '@keel/contract';
import type { FactorWay, Secret } from '@keel/flows';
import type { SignedPasskey } from '../platform/passkey.ts';

/** A second factor in the contract's format (AUTH-4); a passkey's signature arrives as JSON text. */
export function factorProof(way: FactorWay, proof: Secret): components['schemas']['FactorProof'] {
  if (way === 'passkey') return { kind: way, passkey: JSON.parse(proof.reveal()) as SignedPasskey };
  return { kind: way, code: proof.reveal() };
}
