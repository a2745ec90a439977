import { SECOND } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { cacheFor } from '../../contract/cache.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { type MaybePromise, whenResolved } from '../../contract/maybePromise.ts';
import { prepare } from '../../contract/prepared.ts';
import type { Db } from '../../db/Db.ts';
import { plansOnOffer } from './plans.ts';

/** The prepared answer, cached for a second. */
export const offer = cacheFor(SECOND, async (db: Db) =>
  prepare({ bool: true as const, message: await plansOnOffer(db) }),
);

const HEADERS = { 'Cache-Control': 'public, max-age=60' };

/** SIGNUP-1: the plans on offer, cheapest first. */
export function listPackages(_call: Call<'listPackages'>, { clock, db }: Context): MaybePromise<Reply<'listPackages'>> {
  return whenResolved(offer.get(db, clock), (prepared) => ({ status: 200, headers: HEADERS, prepared }));
}
