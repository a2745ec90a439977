import { SECOND } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { kept } from '../../contract/kept.ts';
import { prepare } from '../../contract/prepared.ts';
import { type Soon, whenThere } from '../../contract/soon.ts';
import type { Db } from '../../db/Db.ts';
import { plansOnOffer } from './plans.ts';

/** The offer as it is sent. A browser keeps it for a minute anyway. */
export const offer = kept(SECOND, async (db: Db) => prepare({ bool: true as const, message: await plansOnOffer(db) }));

const HEADERS = { 'Cache-Control': 'public, max-age=60' };

/** SIGNUP-1: the plans on offer, cheapest first. */
export function listPackages(_call: Call<'listPackages'>, { clock, db }: Context): Soon<Reply<'listPackages'>> {
  return whenThere(offer.get(db, clock), (prepared) => ({ status: 200, headers: HEADERS, prepared }));
}
