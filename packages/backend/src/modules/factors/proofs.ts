import type { components } from '@keel/contract';
import type { Context } from '../../context.ts';
import { acceptCode } from './authenticators.ts';
import { acceptPasskey } from './passkeys.ts';
import { acceptRecoveryCode } from './recoveryCodes.ts';

type FactorProof = components['schemas']['FactorProof'];

/** Whether a second factor belongs to the account. One-time codes are used up by this. */
export function acceptFactor(
  context: Context,
  { userId, proof, challenge }: { readonly userId: string; readonly proof: FactorProof; readonly challenge: string },
): Promise<boolean> {
  const { clock, db } = context;
  if (proof.kind === 'passkey') return acceptPasskey(db, context, { userId, signed: proof.passkey, challenge });
  const given = { userId, code: proof.code };
  return proof.kind === 'code' ? acceptCode(db, context, given) : acceptRecoveryCode(db, clock, given);
}
