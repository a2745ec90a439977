import type { CallNode, Method } from '@keel/backend/chains/Node.ts';
import { serverKey } from '@keel/backend/security/serverKeys.ts';
import { hashToken } from '@keel/backend/security/token.ts';
import type { Engine } from '../engines.ts';
import type { Part } from '../form.ts';
import { type FullInvestor, fullInvestor, passwordOf } from '../fullInvestor.ts';
import { png } from '../images.ts';
import { type Keel, startKeel } from '../keel.ts';
import { partsOf, policyFor } from '../uploads.ts';
import type { Known } from './validValues.ts';

/** A server with two investors: the caller and the other one. */
export interface FuzzWorld {
  readonly keel: Keel;
  /** The caller. */
  readonly own: FullInvestor;
  readonly known: Known;
  readonly form: readonly Part[];
  /** Texts that must never be revealed: data of the other investor, keys, hashes, and every sent password. */
  readonly secrets: readonly string[];
}

const WORD_OF_OTHERS = 'canary';
/** An address of an EVM chain. */
const SOMEWHERE = '0x52908400098527886E0F7030069857D2E4169EE7';

export async function fuzzWorld(engine: Engine): Promise<FuzzWorld> {
  // The clock advances with every call, and sessions last longer than the run.
  // The demo's operator is permitted to see everything.
  const changes = { sessionHours: 1_000_000, passwordMin: 7, demoOperator: false };
  const keel = await startKeel(engine, changes, { lookup: nowhere, callNode: node });
  const own = await fullInvestor(keel, 'ines-own');
  const other = await fullInvestor(keel, WORD_OF_OTHERS);
  const password = await passwordOf(keel);
  // Otherwise the caller could sign in as the other investor.
  const anotherHash = await keel.context.hasher.hash(`${WORD_OF_OTHERS}-password`);
  await keel.context.db.query('UPDATE users SET password_hash = $2 WHERE id = $1', [other.user._id, anotherHash]);
  const form = partsOf(await policyFor(keel, own.token), png());
  const { db } = keel.context;
  const names = await db.query<{ name: string }>('SELECT name FROM server_keys');
  const keys = await Promise.all(names.map(({ name }) => serverKey(keel.context, name, noNewKey)));
  const hashes = await db.query<{ password_hash: string }>('SELECT password_hash FROM users');
  const plans = await plansOf(keel);
  keel.takeLogs();
  return {
    keel,
    own,
    form,
    known: knownOf(own, other, { password, plans }),
    secrets: [
      WORD_OF_OTHERS,
      own.token,
      other.token,
      other.user._id,
      Buffer.from(hashToken(own.token)).toString('hex'),
      Buffer.from(hashToken(other.token)).toString('hex'),
      ...keys.flatMap(secretParts),
      ...keel.context.config.dataKeys.map(({ secret }) => Buffer.from(secret.export()).toString('hex')),
      ...hashes.map(({ password_hash }) => password_hash),
    ],
  };
}

/** Meaningful values by field name, including ids of the other investor. */
function knownOf(
  own: FullInvestor,
  other: FullInvestor,
  { password, plans }: { password: string; plans: string[] },
): Known {
  return {
    user: [own.user._id, own.user._id, own.user._id, other.user._id],
    id: [own.user._id, own.notification._id, other.user._id, other.notification._id],
    _id: [own.withdrawal._id, other.withdrawal._id],
    depositId: [own.deposit.depositId, other.deposit.depositId],
    ids: ['others', [own.session._id], [other.session._id]],
    email: [own.email, own.email, other.email],
    password: [password],
    confirmPassword: [password],
    current: [password],
    package: plans,
    plan: ['Starter'],
    country: ['Portugal', 'Ghana'],
    key: [own.photo, own.handedIn, other.photo, other.passport],
    passportUrl: [own.passport, other.passport],
    profilePhotoUrl: [own.photo, other.photo],
    token: [own.push.token, other.push.token],
    endpoint: [own.push.endpoint, other.push.endpoint],
    asset: ['ETH', 'BTC', 'SOL'],
    chain: ['ethereum', 'bitcoin', 'solana'],
    network: ['test', 'main'],
    params: [[], [SOMEWHERE, 'latest'], [{ to: SOMEWHERE, data: '0x' }, 'latest']],
    quantity: ['0.001', '0.5'],
    amount: ['1', '10.00', 5],
    code: ['1234', 'EUR', 'USD'],
    bucket: ['keel'],
    folder: ['bucket', own.photo.split('/')[0], other.handedIn.split('/')[0]],
    name: [own.photo.split('/')[1], other.handedIn.split('/')[1]],
    vs_currency: ['usd'],
    vs_currencies: ['usd'],
    cashapp_address: ['$harbour-lamp'],
    zelle_address: ['harbour@example.org'],
  };
}

async function plansOf(keel: Keel): Promise<string[]> {
  const { message } = (await keel.call('listPackages')).json<{ message: { _id: string }[] }>();
  return message.map(({ _id }) => _id);
}

function noNewKey(): never {
  throw new Error('A key is missing.');
}

/** The public key of a pair may be revealed. */
function secretParts(value: string): string[] {
  if (!value.startsWith('{')) return [value];
  return Object.entries(JSON.parse(value) as Record<string, string>)
    .filter(([name]) => !name.startsWith('public'))
    .map(([, part]) => part);
}

/** A node that answers a few requests and refuses the others. An unreachable one is a 502, which is declared too. */
const node: CallNode = async ({ chainId }, method) => {
  if (method === 'eth_chainId') return { ok: true, result: `0x${Number(chainId).toString(16)}` };
  if (FIGURES.has(method)) return { ok: true, result: '0x10' };
  return { ok: false, code: -32_000, message: 'not here', data: '0x08c379a0' };
};
const FIGURES = new Set<Method>(['eth_blockNumber', 'eth_gasPrice', 'eth_getBalance']);

/** A DNS lookup that finds no address. */
const nowhere = ((_name: string, _options: object, done: (error: Error) => void) =>
  done(new Error('There is no network.'))) as NonNullable<Parameters<typeof startKeel>[2]>['lookup'] & object;
