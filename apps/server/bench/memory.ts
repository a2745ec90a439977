import { newServerData } from '../rig/database.ts';
import { freePort } from '../rig/freePort.ts';
import { makeInvestors } from '../rig/investors.ts';
import { startServer } from '../rig/serverProcess.ts';
import type { Postgres } from '../test/support/postgres.ts';
import type { Figure } from './goals.ts';
import { measureLoad, type RepeatedGet } from './measure.ts';

const REQUESTS = 100_000;
/**
 * The warm-up, during which caches fill, code is compiled and the heap grows: memory was constant from 90,000 requests
 * on.
 */
const WARM_UP = 100_000;
const BURST = 5_000;

/** Whether the server's memory is the same after 100,000 requests. */
export async function memoryFigures(postgres: Postgres | undefined): Promise<Figure[]> {
  const place = await newServerData(postgres);
  const db = await place.open();
  const [investor] = await makeInvestors(db, place, 1);
  await db.close();
  const env = { ...place.env, REQUESTS_PER_MINUTE: '1000000' };
  const server = await startServer({ port: await freePort(), env });
  const shots: readonly RepeatedGet[] = [
    { path: '/api/packages' },
    { path: '/api/userbytoken', headers: { header: investor?.token ?? '' } },
    { path: '/api/market/coins/markets?vs_currency=usd&per_page=50' },
  ];
  try {
    const send = async (count: number) => {
      const sizes: number[] = [];
      for (let sent = 0; sent < count; sent += BURST) {
        await measureLoad(server, shots[(sent / BURST) % shots.length] ?? { path: '/api/packages' }, BURST);
        sizes.push(server.rss());
      }
      return sizes;
    };
    const before = Math.max(...(await send(WARM_UP)));
    const after = (await send(REQUESTS)).at(-1) ?? Number.NaN;
    const note = `${inMb(before)} after ${WARM_UP} requests, ${inMb(after)} after ${REQUESTS} more`;
    return [{ name: 'memory', value: (after / before) * 100, most: 110, unit: '%', note, binding: true }];
  } finally {
    await server.stop();
    place.remove();
  }
}

function inMb(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
