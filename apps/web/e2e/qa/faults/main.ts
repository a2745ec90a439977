// Inserts known faults into builds of the app, one at a time, and counts how many the runs notice: npm run qa:faults --
// [ID...]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from '@playwright/test';
import { drivers } from '../flows.ts';
import { pathsOf } from '../plan.ts';
import { startQaServer } from '../qaServer.ts';
import { recordedTurns } from '../races/orders.ts';
import { races } from '../races/races.ts';
import { runRace } from '../races/runRace.ts';
import { runFlow } from '../runFlow.ts';
import { buildFaulty } from './buildFaulty.ts';
import { checkFault } from './checkFault.ts';
import { faults, type SeededFault } from './faults.ts';
import { writeFaultsPage } from './faultsPage.ts';
import { saveResult } from './results.ts';
import { type ServerFault, serverFaults } from './serverFaults.ts';

/** QA-5: 27 of 30 faults. */
const WANTED_SHARE = 0.9;
const CHROMIUM = new URL('../../../../../scripts/lib/chromium.ts', import.meta.url).href;

const print = (text: string) => void process.stdout.write(`${text}\n`);
/** The test build without a fault, for faults of the server. */
const APP = fileURLToPath(new URL('../../../../../.cache/qa/app', import.meta.url));
const FAULTY_MODULE = new URL('faultyModule.ts', import.meta.url).href;
/** The order in which both pages act at once in every turn, so that a refusal occurs. */
const AT_ONCE = '='.repeat(20);

const all = [...faults, ...serverFaults];
const ids = process.argv.slice(2);
const unknown = ids.filter((id) => all.every((fault) => fault.id !== id));
if (unknown.length > 0) {
  print(`There is no fault ${unknown.join(', ')}. There are: ${all.map(({ id }) => id).join(', ')}`);
  process.exit(2);
}

/** A folder of its own, so that two runs do not share a build. */
const app = await mkdtemp(join(tmpdir(), 'keel-faulty-'));
const { chromium: options } = (await import(CHROMIUM)) as { readonly chromium: LaunchOptions };
const browser = await chromium.launch(options);
let missed = 0;
const tried = all.filter(({ id }) => ids.length === 0 || ids.includes(id));
try {
  // Sequentially: they share the folder of the build, and the time limits of a run.
  for (const fault of tried) {
    const noticed = 'race' in fault ? await noticeInRace(fault) : await notice(fault);
    if (noticed === null) missed += 1;
    await saveResult(fault.id, noticed !== null);
    print(
      `${noticed === null ? 'MISSED ' : 'noticed'} ${fault.id} (${'race' in fault ? fault.race : fault.flow})${noticed === null ? '' : `: ${noticed}`}`,
    );
  }
} finally {
  await browser.close();
  await rm(app, { recursive: true, force: true });
}
await writeFaultsPage();
print(`\n${tried.length - missed} of ${tried.length} faults noticed`);
process.exitCode = tried.length - missed < tried.length * WANTED_SHARE ? 1 : 0;

/** How the runs notice a fault; null if they do not. */
async function notice(fault: SeededFault): Promise<string | null> {
  const driver = drivers[fault.flow];
  if (driver === undefined) throw new Error(`There is no driver for ${fault.flow}.`);
  await buildFaulty(fault, app);
  const { server, remove } = await startQaServer({ env: { WEB_DIST: app } });
  try {
    const paths = pathsOf(driver);
    const { failures } = await runFlow({ browser, server, driver, paths, endsAtFailure: true });
    return failures[0]?.message.split('\n')[0] ?? null;
  } finally {
    await remove();
  }
}

/** How a race on a server with a fault notices it; null if it does not. */
async function noticeInRace(fault: ServerFault): Promise<string | null> {
  const race = races.find(({ name }) => name === fault.race);
  if (race === undefined) throw new Error(`There is no race ${fault.race}.`);
  await checkFault(fault);
  const url = new URL(`../../../../../${fault.file}`, import.meta.url).href;
  const env = {
    WEB_DIST: APP,
    NODE_OPTIONS: `--import ${FAULTY_MODULE}`,
    QA_FAULT: JSON.stringify({ ...fault, url }),
  };
  const { server, remove } = await startQaServer({ env });
  try {
    const { failure } = await runRace({
      browser,
      server,
      race,
      places: 'tabs',
      turns: recordedTurns(fault.order ?? AT_ONCE),
    });
    return failure?.split('\n')[0] ?? null;
  } finally {
    await remove();
  }
}
