import type { Context } from '../context.ts';
import { transferFunds } from '../modules/investments/transferFunds.ts';
import { readAllNotifications } from '../modules/notifications/readAllNotifications.ts';
import { requestTrade } from '../modules/trades/requestTrade.ts';
import { generateToken } from '../security/token.ts';
import { callAs, operateAs } from './actAs.ts';
import {
  DEPOSIT_PLANS,
  DEPOSITS,
  ENTRIES,
  INVESTMENTS,
  JOINED_DAYS_AGO,
  MESSAGES,
  TRADE_REQUESTS,
  TRANSFERS,
  tradesOf,
  WITHDRAWALS,
} from './ameliasYear.ts';
import { investorHistory } from './investorHistory.ts';
import type { SampleImage } from './SampleImage.ts';
import { DEMO_EMAIL } from './SignIn.ts';
import { createTimeline, type Timeline } from './timeline.ts';

/** Days before now on which Amelia last read her notifications: later ones are unread. */
const READ_DAYS_AGO = 2.5;
/** The last event, so that it includes a trade of today. */
const JUST_NOW = 0.02;

/**
 * DEMO-1: seeds a year of Amelia's history, and investors in every other state, if the demo's database has none. It
 * uses the API calls and operator commands of the product, in chronological order and in one transaction. Its mails are
 * not sent, since their dates are in the past.
 */
export async function seedHistory(context: Context, sampleImage: SampleImage): Promise<void> {
  const { clock, db, hasher } = context;
  const startedAt = clock();
  // Nobody signs in with this password: visitors continue as these investors without one (modules/demo).
  const hash = await hasher.hash(generateToken());
  const timeline = createTimeline();
  await db.tx(
    async (tx) => {
      const [amelia] = await tx.query<{ id: string; package_id: string }>(
        'SELECT id, package_id FROM users WHERE email_lower = $1 AND email_verified_at IS NOT NULL FOR UPDATE',
        [DEMO_EMAIL],
      );
      if (!amelia) return;
      // Another instance may have been faster, and a visitor's changes are kept.
      const has = await tx.query('SELECT 1 FROM deposits WHERE user_id = $1 LIMIT 1', [amelia.id]);
      if (has.length > 0) return;
      planAmelia(timeline, startedAt, sampleImage);
      planOthers(timeline, { hash, packageId: amelia.package_id }, sampleImage);
      await timeline.run(tx, context);
      await tx.query('DELETE FROM outbox WHERE created_at < $1', [startedAt]);
    },
    { unlimited: true },
  );
}

function planAmelia(timeline: Timeline, now: Date, sampleImage: SampleImage): void {
  const amelia = investorHistory(timeline, 'amelia', sampleImage);
  amelia.isIdentified(JOINED_DAYS_AGO - 1, 'approved');
  amelia.operator(JOINED_DAYS_AGO - 2, 'users enable-wallet', {});
  amelia.showsPhoto(JOINED_DAYS_AGO - 3, 'ameliaPhoto.png');
  for (const deposit of DEPOSITS) amelia.deposits(deposit);
  for (const withdrawal of WITHDRAWALS) amelia.withdraws(withdrawal);
  for (const { plan, amount, from, until, profits, ...more } of INVESTMENTS) {
    amelia.operator(from, 'investments set', { plan, amount, ...('days' in more && { days: more.days }) });
    for (const { ago, profit } of profits) amelia.operator(ago, 'investments set', { profit });
    if ('bonus' in more) amelia.operator(profits.at(-1)?.ago ?? from, 'investments set', { bonus: more.bonus });
    if (until !== null) amelia.operator(until, 'investments set', { end: 'yes' });
  }
  for (const { ago, amount } of TRANSFERS)
    amelia.does(ago, (context, userId) =>
      callAs<'transferFunds'>(transferFunds, { userId, body: { amount, user: userId } }, context),
    );
  for (const { ago, command, amount, reason } of ENTRIES) amelia.operator(ago, command, { amount, reason });
  for (const { ago, ...plan } of DEPOSIT_PLANS) amelia.operator(ago, 'handlers set', plan);
  for (const { ago, title, message } of MESSAGES) amelia.operator(ago, 'notify', { title, message });
  for (const { ago, note } of TRADE_REQUESTS)
    amelia.does(ago, (context, userId) =>
      callAs<'requestTrade'>(requestTrade, { userId, body: { user: userId, note } }, context),
    );
  timeline.add(JUST_NOW, (context) => importTrades(context, now));
  amelia.does(READ_DAYS_AGO, (context, userId) =>
    callAs<'readAllNotifications'>(readAllNotifications, { userId, body: undefined }, context),
  );
}

function planOthers(
  timeline: Timeline,
  password: { readonly hash: string; readonly packageId: string },
  sampleImage: SampleImage,
): void {
  const kwame = investorHistory(timeline, 'kwame', sampleImage);
  kwame.joins(121, password);
  kwame.isIdentified(120, 'approved');
  kwame.deposits({ ago: 110, amount: '20000.00', mode: 'Bitcoin' });
  kwame.operator(100, 'investments set', { plan: 'Growth', amount: '10000.00', days: '180' });
  kwame.operator(30, 'investments set', { profit: '412.90' });
  kwame.withdraws({ ago: 0.3, amount: '3000.00', method: 'bank', ends: 'Pending' });
  kwame.deposits({ ago: 0.25, amount: '5000.00', mode: 'Bitcoin', waits: 'paid' });

  const olena = investorHistory(timeline, 'olena', sampleImage);
  olena.joins(200, password);
  olena.isIdentified(199, 'approved');
  olena.deposits({ ago: 190, amount: '1500.00', mode: 'Etheruem' });
  olena.withdraws({ ago: 90, amount: '600.00', method: 'bank' });
  olena.operator(20, 'users suspend', { reason: 'Asked for by the investor: the phone was stolen' });

  const tomas = investorHistory(timeline, 'tomas', sampleImage);
  tomas.joins(9, password);
  tomas.isIdentified(8, { rejected: 'The picture is too dark to read. Please send a brighter one.' });

  const mei = investorHistory(timeline, 'mei', sampleImage);
  mei.joins(3, password);
  mei.isIdentified(0.6);

  investorHistory(timeline, 'noah', sampleImage).joins(0.1, password);
}

async function importTrades(context: Context, now: Date): Promise<void> {
  await operateAs('demo', 'trades import', { file: tradesOf(DEMO_EMAIL, now) }, context);
}
