import { newServerData } from '../rig/database.ts';
import { freePort } from '../rig/freePort.ts';
import { startServer } from '../rig/serverProcess.ts';
import type { Figure } from './goals.ts';
import { median } from './measure.ts';

const ROUNDS = 3;
const FIRST_MS = 5_000;
const WARM_MS = 1_500;

/** The time until the server answers, with an empty data folder and with a used one. Embedded database. */
export async function readyFigures(): Promise<Figure[]> {
  const first: Start[] = [];
  const warm: Start[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const place = await newServerData();
    first.push(await start(place.env));
    warm.push(await start(place.env));
    place.remove();
  }
  return [figure('ready on an empty folder', first, FIRST_MS), figure('ready again', warm, WARM_MS)];
}

interface Start {
  readonly ms: number;
  readonly cpuMs: number;
}

async function start(env: Readonly<Record<string, string>>): Promise<Start> {
  const server = await startServer({ port: await freePort(), env });
  const cpuMs = server.cpuMs();
  await server.stop();
  return { ms: server.readyMs, cpuMs };
}

/** On a busy machine every start is slow, so the processor time is shown beside the elapsed time. */
function figure(name: string, starts: readonly Start[], most: number): Figure {
  const cpu = median(starts.map(({ cpuMs }) => cpuMs));
  const note = `${Math.round(cpu)} ms of processor time`;
  return { name, value: median(starts.map(({ ms }) => ms)), most, unit: 'ms', note, binding: false };
}
