import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { refusals } from '../../contract/refusals.ts';
import { findCredentials } from '../account/users.ts';
import { startSession } from '../session/sessions.ts';
import { SAMPLE_INVESTORS } from './sampleInvestors.ts';

/**
 * DEMO-1: signs in as a sample investor without a password. In demo mode only; 404 in live mode, and if this demo has
 * no such investor.
 */
export async function continueAs(call: Call<'continueAs'>, context: Context): Promise<Reply<'continueAs'>> {
  const { clock, config, db, outbox } = context;
  const { body, network, userAgent } = call;
  if (config.mode !== 'demo') return refusals.notFound;
  const user = await findCredentials(db, clock, SAMPLE_INVESTORS[body.as].email);
  if (!user?.email_verified_at) return refusals.notFound;
  const { deviceToken } = body;
  const start = await db.tx((tx) => startSession(tx, context, { id: user.id, network, userAgent, deviceToken }));
  outbox.kick();
  return { status: 200, body: start };
}
