import { fileURLToPath } from 'node:url';
import { newServerData, type ServerData } from '../rig/database.ts';
import { freePort } from '../rig/freePort.ts';
import { addHistory, type Investor, makeInvestors } from '../rig/investors.ts';
import { type ServerProcess, startServer } from '../rig/serverProcess.ts';
import type { Postgres } from '../test/support/postgres.ts';
import type { Figure } from './goals.ts';
import { type Cost, measureLoad, median, type PostSeries, type RepeatedGet } from './measure.ts';

const REFERENCE = fileURLToPath(new URL('reference.ts', import.meta.url));
const ROUNDS = 7;
/** Warm-up rounds, which are not counted: until then the engine's compiler runs in threads of the same process. */
const WARM_UP = 3;
const REQUESTS = { quick: 15_000, user: 1500, withdraw: 600 };
/** Rows in the list of transactions of the measured investor. */
const HISTORY = 50;
const INVESTORS = 20;

/** Starts the server and the reference on databases of the same kind with the same investors. */
export async function ratioFigures(postgres: Postgres | undefined): Promise<Figure[]> {
  const [own, bare] = [await prepare(postgres), await prepare(postgres)];
  const limits = { REQUESTS_PER_MINUTE: '1000000', SIGN_INS_PER_MINUTE: '1000000', LOG_LEVEL: 'info' };
  const server = await startServer({ port: await freePort(), env: { ...own.place.env, ...limits } });
  const reference = await startServer({ port: await freePort(), env: bare.place.env, main: REFERENCE });
  try {
    return await measure(postgres ? 'PostgreSQL' : 'embedded', { server, reference }, own.investors, bare.investors);
  } finally {
    await Promise.all([server.stop(), reference.stop()]);
    own.place.remove();
    bare.place.remove();
  }
}

async function prepare(postgres: Postgres | undefined): Promise<{ place: ServerData; investors: Investor[] }> {
  const place = await newServerData(postgres);
  const db = await place.open();
  const investors = await makeInvestors(db, place, INVESTORS);
  if (investors[0]) await addHistory(db, investors[0], HISTORY);
  await db.close();
  return { place, investors };
}

interface Pair {
  readonly server: ServerProcess;
  readonly reference: ServerProcess;
}

async function measure(
  database: string,
  { server, reference }: Pair,
  [own, ...others]: readonly Investor[],
  [bare]: readonly Investor[],
): Promise<Figure[]> {
  const runs = {
    hello: quick(reference, '/hello'),
    packages: quick(server, '/api/packages'),
    market: quick(server, '/api/market/coins/markets?vs_currency=usd&per_page=5'),
    user: () => measureLoad(server, account('/api/userbytoken', own), REQUESTS.user),
    bareUser: () => measureLoad(reference, account('/userbytoken', bare), REQUESTS.user),
    withdraw: () => measureLoad(server, withdrawals(others), REQUESTS.withdraw),
    bareWithdraw: () => rawRate(reference, REQUESTS.withdraw),
  };
  const costs = await rounds(runs);
  const cpu = (name: keyof typeof runs) => median(costs[name].map((cost) => cost.cpu));
  const rate = (name: keyof typeof runs) => median(costs[name].map((cost) => cost.rate));
  const embedded = database === 'embedded';
  const name = (what: string) => `${what}, ${database}`;
  const us = (one: keyof typeof runs, other: keyof typeof runs) =>
    `${Math.round(cpu(one))} µs to ${Math.round(cpu(other))} µs of processor time a request`;
  const inSecond = (one: keyof typeof runs, other: keyof typeof runs) =>
    `${Math.round(rate(one))} to ${Math.round(rate(other))} a second`;
  return [
    {
      name: name('GET /userbytoken'),
      value: cpu('user') / cpu('bareUser'),
      most: embedded ? 1.15 : 1.6,
      unit: 'x',
      note: us('user', 'bareUser'),
      binding: true,
    },
    {
      name: name('GET /userbytoken, throughput'),
      value: (rate('user') / rate('bareUser')) * 100,
      least: 60,
      unit: '%',
      note: inSecond('user', 'bareUser'),
      binding: false,
    },
    {
      name: name('GET /packages'),
      value: cpu('packages') / cpu('hello'),
      most: 3,
      unit: 'x',
      note: us('packages', 'hello'),
      binding: true,
    },
    {
      name: name('GET /market/coins/markets'),
      value: cpu('market') / cpu('hello'),
      most: 2,
      unit: 'x',
      note: us('market', 'hello'),
      binding: true,
    },
    {
      name: name('POST /createwithdraw, throughput'),
      value: (rate('withdraw') / rate('bareWithdraw')) * 100,
      least: 60,
      unit: '%',
      note: inSecond('withdraw', 'bareWithdraw'),
      binding: false,
    },
  ];
}

/** Interleaved, so that other work of the machine affects all of them equally. */
async function rounds<Name extends string>(
  runs: Readonly<Record<Name, () => Promise<Cost>>>,
): Promise<Record<Name, Cost[]>> {
  const names = Object.keys(runs) as Name[];
  const costs = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Cost[]>;
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const name of names) {
      const cost = await runs[name]();
      if (round >= WARM_UP) costs[name].push(cost);
    }
  }
  return costs;
}

/** A call without a query, so that only the server uses the processor besides the client. */
function quick(server: ServerProcess, path: string): () => Promise<Cost> {
  return () => measureLoad(server, { path, isAwake: true }, REQUESTS.quick);
}

function account(path: string, investor: Investor | undefined): RepeatedGet {
  return { path, headers: { header: investor?.token ?? '' } };
}

function withdrawals(investors: readonly Investor[]): PostSeries {
  const requests = investors.map(({ id, token }) => ({
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ user: id, amount: '0.01', method: 'cashapp', cashapp_address: '$harbour-lamp' }),
  }));
  return { path: '/api/createwithdraw', requests };
}

async function rawRate(reference: ServerProcess, count: number): Promise<Cost> {
  const { ms } = (await (await fetch(`${reference.url}/withdrawals/${count}`)).json()) as { ms: number };
  return { cpu: Number.NaN, rate: (count / ms) * 1000 };
}
