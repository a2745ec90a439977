import type { Outcome } from '../outcome.ts';
import { type LinkState, type Proxy, startProxy } from '../proxy.ts';
import { type Rig, withRig } from '../rig.ts';
import type { Scenario, Setting } from '../scenarios.ts';

const WORK_MS = 400;
const DISTURBED_MS = 600;
/** An answer with its headers has about a kilobyte. */
const MAX_BYTES = 2500;
/** A silent link is only detected by a timeout: the driver's 12 s, then a new connection. */
const SILENCE_WITHIN_MS = 20_000;
/** Each silence lasts as long as that timeout. */
const SILENCES = 0.1;

const LOUD: readonly (() => LinkState)[] = [
  () => ({ kind: 'cut', afterBytes: Math.floor(Math.random() * MAX_BYTES) }),
  () => ({ kind: 'reset' }),
  () => ({ kind: 'slow', ms: 50 }),
];
const SILENT: readonly (() => LinkState)[] = [() => ({ kind: 'silent' })];

/** Disturbs the link between clients and server in every way, in turn. */
export const clientLink: Scenario = async ({ rounds, postgres }) => {
  let proxy: Proxy | undefined;
  const clientPort = async (port: number) => {
    proxy = await startProxy(port);
    return proxy.port;
  };
  try {
    return await withRig({ fault: 'client link disturbed', postgres, clientPort }, (rig) =>
      runDisturbances(rig, proxy, [...LOUD, ...SILENT], rounds),
    );
  } finally {
    proxy?.close();
  }
};

/** Cuts, resets and slows the link between server and database, in turn. */
export const databaseLink: Scenario = (setting) => onDatabaseLink('database link disturbed', LOUD, setting);

/** Makes the link between server and database half-open: neither end notices that the other is gone. */
export const databaseSilence: Scenario = (setting) =>
  onDatabaseLink(
    'database link silent',
    SILENT,
    { ...setting, rounds: Math.ceil(setting.rounds * SILENCES) },
    SILENCE_WITHIN_MS,
  );

async function onDatabaseLink(
  fault: string,
  states: readonly (() => LinkState)[],
  { rounds, postgres }: Setting,
  within?: number,
): Promise<Outcome | undefined> {
  if (!postgres) return undefined;
  const proxy = await startProxy(Number(new URL(postgres.url).port));
  const env = async ({ databaseUrl }: { databaseUrl: string | null }) => {
    const through = new URL(databaseUrl ?? '');
    through.port = String(proxy.port);
    return { DATABASE_URL: through.href };
  };
  try {
    return await withRig({ fault, postgres, env, ...(within !== undefined && { within }) }, (rig) =>
      runDisturbances(rig, proxy, states, rounds),
    );
  } finally {
    proxy.close();
  }
}

async function runDisturbances(
  rig: Rig,
  proxy: Proxy | undefined,
  states: readonly (() => LinkState)[],
  rounds: number,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await rig.work(WORK_MS);
    const state = states[round % states.length];
    if (state) proxy?.set(state());
    await rig.work(DISTURBED_MS);
    proxy?.set({ kind: 'whole' });
    await rig.recover();
    // The embedded database is only compared at the end, because it belongs to the server's process.
    const settledMs = rig.place.engine === 'postgres' ? await rig.check() : 0;
    // Unaffected connections answer immediately; the others count.
    if (states === SILENT) rig.outcome.recoveries.push(settledMs);
    rig.outcome.rounds += 1;
  }
}
