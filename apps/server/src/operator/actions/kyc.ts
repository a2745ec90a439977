import { rename, writeFile } from 'node:fs/promises';
import { audit } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { decideKyc } from '../../modules/identity/decideKyc.ts';
import { SIGNED_MAX_SECONDS, UPLOAD_MAX_BYTES } from '../../modules/uploads/rules.ts';
import type { Actions } from '../call.ts';
import { LIST_ROWS } from '../limits.ts';
import { change, outcome } from '../outcome.ts';
import { OperatorFault, type Result } from '../result.ts';
import { idOf } from '../who.ts';

interface Registration {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly nid: string | null;
  readonly country: string;
  readonly state: string | null;
  readonly address: string | null;
  readonly kyc_verified: string;
  readonly submitted_at: Date;
  readonly decision: string | null;
  readonly reason: string | null;
  readonly object_key: string | null;
}

/** OPS-1, KYC-7. */
export const kycActions: Actions<'kyc list' | 'kyc show' | 'kyc approve' | 'kyc reject'> = {
  async 'kyc list'(_call, { db }) {
    const rows = await db.query<{ id: string; email: string; name: string; country: string; submitted_at: Date }>(
      `SELECT u.id, u.email, u.first_name || ' ' || u.last_name AS name, u.country, r.submitted_at
       FROM registrations r JOIN users u ON u.id = r.user_id
       WHERE r.decision IS NULL ORDER BY r.submitted_at, r.id LIMIT $1`,
      [LIST_ROWS],
    );
    return { rows: rows.map(({ submitted_at, ...row }) => ({ ...row, submitted: submitted_at.toISOString() })) };
  },

  async 'kyc show'({ input: { who, image }, actor }, context) {
    const { db, clock } = context;
    const userId = await idOf(db, who);
    const [found] = await db.query<Registration>(
      `SELECT u.email, u.first_name, u.last_name, u.nid, u.country, u.state, u.address, u.kyc_verified,
         r.submitted_at, r.decision, r.reason, up.object_key
       FROM registrations r JOIN users u ON u.id = r.user_id JOIN uploads up ON up.key = r.upload_key
       WHERE r.user_id = $1 ORDER BY r.submitted_at DESC, r.id DESC LIMIT 1`,
      [userId],
    );
    if (!found) throw new OperatorFault(`${who} has handed in nothing.`);
    const { object_key: key, submitted_at, ...facts } = found;
    const shown = await showImage(context, key, image);
    await db.tx((tx) => audit(tx, clock, { actor, action: 'kyc.show', object: userId }));
    return { fields: { id: userId, ...facts, submitted: submitted_at.toISOString(), image: shown } };
  },

  async 'kyc approve'(call, context) {
    return decide(call.input.who, { decision: 'approve', actor: call.actor, reason: null }, context);
  },

  async 'kyc reject'(call, context) {
    return decide(call.input.who, { decision: 'reject', actor: call.actor, reason: call.input.reason }, context);
  },
};

async function decide(
  who: string,
  decision: { decision: 'approve' | 'reject'; actor: string; reason: string | null },
  { db, clock }: Context,
): Promise<Result> {
  const userId = await idOf(db, who);
  const decided = await db.tx((tx) => decideKyc(tx, clock, { userId, ...decision }));
  if (!decided.ok && decided.code === 'wrong_state')
    throw new OperatorFault(`${who} has handed in nothing that waits for a decision.`);
  return decision.decision === 'approve'
    ? outcome(decided, `The identity of ${who}`, 'is verified')
    : change(decided.ok && decided.changed, `The identity of ${who} is rejected.`, `It is rejected already.`);
}

/** The image in a file of the operator's, or an address that shows it for some minutes. */
async function showImage(
  { clock, config, objects }: Context,
  key: string | null,
  file: string | undefined,
): Promise<string> {
  if (key === null) return 'is not there any more';
  if (file === undefined) {
    const address = objects.signedAddress(key, clock(), SIGNED_MAX_SECONDS);
    return objects.local ? `${config.publicUrl ?? `http://${config.host}:${config.port}`}${address}` : address;
  }
  const bytes = await objects.read(key, UPLOAD_MAX_BYTES);
  if (!bytes) throw new OperatorFault('The image is not in the object store any more.');
  await writeFile(`${file}.part`, bytes, { mode: 0o600 });
  await rename(`${file}.part`, file);
  return file;
}
