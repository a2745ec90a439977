import type { Context } from '../../context.ts';
import type { Db } from '../../db/Db.ts';
import type { Call, Reply } from '../../http/contract.ts';
import { prepare } from '../../http/prepared.ts';
import { shared } from '../../http/shared.ts';
import { plansOnOffer } from './plans.ts';

const offer = shared(async (db: Db) => prepare({ bool: true as const, message: await plansOnOffer(db) }));

/** SIGNUP-1: the plans on offer, cheapest first. */
export async function listPackages(_call: Call<'listPackages'>, { db }: Context): Promise<Reply<'listPackages'>> {
  return { status: 200, headers: { 'Cache-Control': 'public, max-age=60' }, prepared: await offer(db) };
}
