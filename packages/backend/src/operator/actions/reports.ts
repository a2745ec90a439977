import type { Actions } from '../call.ts';
import { reportBalances } from '../reports/balances.ts';
import { reportLiabilities } from '../reports/liabilities.ts';
import { reportPayouts } from '../reports/payouts.ts';
import { periodOf } from '../reports/period.ts';

/** BOOK-1: the reports for the bookkeeping. */
export const reportActions: Actions<'report balances' | 'report liabilities' | 'report payouts'> = {
  'report balances': async ({ input, sendRows }, { db }) => reportBalances(db, await periodOf(db, input), sendRows),
  'report liabilities': async ({ input, sendRows }, { db }) =>
    reportLiabilities(db, await periodOf(db, input), sendRows),
  'report payouts': async ({ input, sendRows }, { db }) => reportPayouts(db, await periodOf(db, input), sendRows),
};
