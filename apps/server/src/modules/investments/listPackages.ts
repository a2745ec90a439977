import { SECOND } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/Db.ts';
import type { Call, Reply } from '../../http/contract.ts';
import { kept } from '../../http/kept.ts';
import { prepare } from '../../http/prepared.ts';
import { plansOnOffer } from './plans.ts';

/** The offer as it is sent. A browser keeps it for a minute anyway. */
export const offer = kept(SECOND, async (db: Db) => prepare({ bool: true as const, message: await plansOnOffer(db) }));

const HEADERS = { 'Cache-Control': 'public, max-age=60' };

/** SIGNUP-1: the plans on offer, cheapest first. */
export async function listPackages(
  _call: Call<'listPackages'>,
  { clock, db }: Context,
): Promise<Reply<'listPackages'>> {
  return { status: 200, headers: HEADERS, prepared: await offer.get(db, clock) };
}
