import { audit } from '../../audit/audit.ts';
import { siteAddress } from '../../config/siteAddress.ts';
import type { Context } from '../../context.ts';
import { decideKyc, type KycDecision } from '../../modules/identity/decideKyc.ts';
import {
  lastRegistration,
  opened,
  REGISTRATIONS,
  type RegistrationRow,
  shownHash,
} from '../../modules/identity/readRegistration.ts';
import { revokeVerification } from '../../modules/identity/revokeVerification.ts';
import { readImage } from '../../modules/uploads/imageBytes.ts';
import { findObject } from '../../modules/uploads/uploads.ts';
import { SIGNED_MAX_SECONDS } from '../../objects/uploadRules.ts';
import { SealBroken } from '../../sealing/Sealer.ts';
import type { Actions } from '../call.ts';
import { idOf, lockedIdOf } from '../investorIds.ts';
import { listPage } from '../listPage.ts';
import { change, outcome } from '../outcome.ts';
import { OperatorFault, type Result } from '../result.ts';

/** OPS-1, KYC-7. A decision names the submission that was shown, so that a newer one is not decided unseen (BOOK-2). */
export const kycActions: Actions<'kyc list' | 'kyc show' | 'kyc approve' | 'kyc reject' | 'kyc revoke'> = {
  async 'kyc list'({ input }, { db, sealer }) {
    return listPage<RegistrationRow>(
      db,
      {
        select: REGISTRATIONS,
        table: 'registrations',
        alias: 'r',
        at: 'submitted_at',
        id: 'id',
        where: ['r.decision IS NULL'],
        view: (found) => ({
          registration: found.id,
          shown: shownHash(opened(sealer, found)),
          investor: found.user_id,
          email: found.email,
          name: `${found.first_name} ${found.last_name}`,
          country: found.country,
          submitted: found.submitted_at.toISOString(),
        }),
      },
      input,
    );
  },

  async 'kyc show'({ input: { who, image }, actor }, context) {
    const { db, clock } = context;
    const userId = await idOf(db, who);
    const found = await lastRegistration(context, db, userId);
    if (!found) throw new OperatorFault(`${who} has submitted nothing.`);
    const { id, user_id, object_key: key, submitted_at, ...facts } = found;
    const seen = await showImage(context, key, image);
    const detail = `registration ${id}`;
    await db.tx((tx) => audit(tx, clock, { actor, action: 'kyc.show', object: userId, detail }));
    return {
      fields: {
        id: user_id,
        registration: id,
        shown: shownHash(found),
        ...facts,
        submitted: submitted_at.toISOString(),
        image: seen,
      },
    };
  },

  async 'kyc approve'({ input, actor }, context) {
    return decide(input, { decision: 'approve', actor, reason: null }, context);
  },

  async 'kyc reject'({ input, actor }, context) {
    return decide(input, { decision: 'reject', actor, reason: input.reason }, context);
  },

  async 'kyc revoke'({ input: { who, reason }, actor }, { db, clock }) {
    const revoked = await db.tx(async (tx) => {
      const userId = await lockedIdOf(tx, who);
      return revokeVerification(tx, clock, { userId, reason, actor });
    });
    return change(
      revoked.ok && revoked.changed,
      `The identity of ${who} is no longer verified.`,
      'It is not verified.',
    );
  },
};

async function decide(
  { who, registration }: { readonly who: string; readonly registration: string },
  decision: Pick<KycDecision, 'decision' | 'actor' | 'reason'>,
  context: Context,
): Promise<Result> {
  const decided = await context.db.tx(async (tx) => {
    const userId = await lockedIdOf(tx, who);
    return decideKyc(tx, context, { userId, registration, ...decision });
  });
  if (!decided.ok && decided.code === 'not_shown')
    throw new OperatorFault(
      `The latest submission of ${who} is not ${registration}: there is a newer one. Check it with kyc show, and decide that one.`,
    );
  if (!decided.ok) throw new OperatorFault(`${who} has submitted nothing that waits for a decision.`);
  return decision.decision === 'approve'
    ? outcome(decided, `The identity of ${who}`, 'is verified')
    : change(decided.changed, `The identity of ${who} is rejected.`, `It is rejected already.`);
}

/** Writes the image to an operator's file, or returns an address that shows it for some minutes. */
async function showImage(context: Context, key: string | null, file: string | undefined): Promise<string> {
  if (key === null) return 'is not there any more';
  const { db, clock, config, ownAccess } = context;
  const stored = await findObject(db, key);
  if (!stored && file === undefined) return 'is not there any more';
  if (file === undefined) return `${siteAddress(config)}${ownAccess.signedAddress(key, clock(), SIGNED_MAX_SECONDS)}`;
  const bytes = stored ? await readImage(context, stored).catch(refuseBroken) : null;
  if (!bytes) throw new OperatorFault('The image is no longer in the object store.');
  await context.files.writeImage(file, bytes);
  return file;
}

function refuseBroken(error: unknown): never {
  if (!(error instanceof SealBroken)) throw error;
  throw new OperatorFault(
    'The image in the object store is not the submitted one: it was altered there, or belongs to somebody else. Restore it from a backup, or reject it.',
    { cause: error },
  );
}
