import { notify } from '@keel/backend/modules/notifications/notify.ts';
import type {
  Deposit,
  Notification,
  Order,
  Quote,
  SavedAddress,
  Session,
  SessionStart,
  Withdrawal,
} from '@keel/contract';
import { withAuthenticator } from './factors.ts';
import { type Keel, signupBody } from './keel.ts';
import { deposit, fundedInvestor, withdraw } from './money.ts';
import { browser } from './pushService.ts';
import { uploaded } from './uploads.ts';

/** An investor with one of every object that a call can refer to. */
export interface FullInvestor extends SessionStart {
  readonly email: string;
  readonly deposit: Deposit;
  readonly withdrawal: Withdrawal;
  readonly order: Order;
  readonly quote: Quote;
  readonly notification: Notification;
  readonly session: Session;
  /** The id of an authenticator. */
  readonly factor: string;
  readonly savedAddress: SavedAddress;
  /** Keys of uploads that are stored and unused. */
  readonly photo: string;
  readonly passport: string;
  /** The key of a submitted identity image. */
  readonly handedIn: string;
  /** The push subscription of a browser, and its endpoint. */
  readonly push: { readonly token: string; readonly endpoint: string };
}

/** Creates one; `mark` is part of every text that the investor submitted. */
export async function fullInvestor(keel: Keel, mark: string): Promise<FullInvestor> {
  const email = `${mark}@example.org`;
  const start = await fundedInvestor(keel, email, '900000');
  const { token, user } = start;
  // An unsealed number, as in an account from before the sealing of identity data.
  await keel.context.db.query(
    'UPDATE users SET wallet_feature = true, phone = $2, phone_sealed = NULL, phone_key = NULL WHERE id = $1',
    [user._id, mark],
  );
  const handedIn = await uploaded(keel, token, 'identity');
  const registration = {
    Nid: `${mark} 567`,
    country: 'Ghana',
    state: mark,
    address: mark,
    passportUrl: handedIn,
    firstName: mark,
    lastName: mark,
    email,
  };
  await keel.call('submitRegistration', { token, body: registration });
  const subscription = browser(`https://fcm.googleapis.com/fcm/send/${mark}`);
  await keel.call('saveToken', { token, body: { token: subscription.token, user: user._id } });
  await keel.call('requestTrade', { token, body: { user: user._id, note: mark } });
  const { context, clock } = keel;
  await context.db.tx((tx) =>
    notify(tx, { userId: user._id, title: mark, message: mark, kind: 'message', at: clock.now() }),
  );
  const bought = {
    type: 'send',
    asset: 'ETH',
    quantity: '0.01',
    chain: 'ethereum',
    network: 'test',
    address: SOMEWHERE,
  };
  const ordered = await keel.call('createOrder', { token, body: bought });
  const wanted = { type: 'buy', asset: 'ETH', quantity: '0.01', chain: 'ethereum', network: 'test' };
  const priced = await keel.call('createQuote', { token, body: wanted });
  const notifications = await keel.call('listNotifications', { token });
  const sessions = await keel.call('listSessions', { token });
  const { id: factor } = await withAuthenticator(keel, token);
  const book = { label: mark, chain: 'ethereum', network: 'main', address: SOMEWHERE };
  const saved = await keel.call('saveAddress', { token, body: book });
  // As if the day were over for which a new factor holds payouts.
  await context.db.query('UPDATE users SET payouts_held_until = NULL WHERE id = $1', [user._id]);
  return {
    ...start,
    email,
    handedIn,
    deposit: await deposit(keel, start),
    withdrawal: await withdraw(keel, start, { cashapp_address: `$${mark}` }),
    order: ordered.json<{ order: Order }>().order,
    quote: priced.json<{ quote: Quote }>().quote,
    notification: first(notifications.json<{ message: Notification[] }>().message),
    session: first(sessions.json<{ message: Session[] }>().message),
    factor,
    savedAddress: saved.json<{ savedAddress: SavedAddress }>().savedAddress,
    photo: await uploaded(keel, token, 'profile'),
    passport: await uploaded(keel, token, 'identity'),
    push: { token: subscription.token, endpoint: subscription.endpoint },
  };
}

/** The password of every investor that `signupBody` makes. */
export async function passwordOf(keel: Keel): Promise<string> {
  return String((await signupBody(keel))['password']);
}

const SOMEWHERE = '0x52908400098527886E0F7030069857D2E4169EE7';

function first<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('There is none.');
  return row;
}
