// Inserts known faults into builds of the app, one at a time, and counts how many the runs notice: npm run qa:faults --
// [ID...]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { drivers } from '../flows.ts';
import { pathsOf, sessionEndPathsOf } from '../plan.ts';
import { startQaServer } from '../qaServer.ts';
import { runFlow } from '../runFlow.ts';
import { buildFaulty } from './buildFaulty.ts';
import { faults, type SeededFault } from './faults.ts';

/** QA-5: 27 of 30 faults. */
const WANTED_SHARE = 0.9;
const CHROMIUM = new URL('../../../../../scripts/lib/chromium.ts', import.meta.url).href;

const print = (text: string) => void process.stdout.write(`${text}\n`);
const ids = process.argv.slice(2);
const unknown = ids.filter((id) => faults.every((fault) => fault.id !== id));
if (unknown.length > 0) {
  print(`There is no fault ${unknown.join(', ')}. There are: ${faults.map(({ id }) => id).join(', ')}`);
  process.exit(2);
}

/** So that two runs do not share a build. */
const app = await mkdtemp(join(tmpdir(), 'keel-faulty-'));
const { chromium: options } = (await import(CHROMIUM)) as { readonly chromium: LaunchOptions };
const browser = await chromium.launch(options);
const missed: SeededFault[] = [];
const tried = faults.filter(({ id }) => ids.length === 0 || ids.includes(id));
try {
  // Sequentially: they share the folder of the build, and the time limits of a run.
  for (const fault of tried) {
    const noticed = await notice(fault);
    if (noticed === null) missed.push(fault);
    print(
      `${noticed === null ? 'MISSED ' : 'noticed'} ${fault.id} (${fault.flow})${noticed === null ? '' : `: ${noticed}`}`,
    );
  }
} finally {
  await browser.close();
  await rm(app, { recursive: true, force: true });
}
print(`\n${tried.length - missed.length} of ${tried.length} faults noticed`);
process.exitCode = tried.length - missed.length < tried.length * WANTED_SHARE ? 1 : 0;

/** How the runs notice a fault; null if they do not. */
async function notice(fault: SeededFault): Promise<string | null> {
  const driver = drivers[fault.flow];
  if (driver === undefined) throw new Error(`There is no driver for ${fault.flow}.`);
  await buildFaulty(fault, app);
  const { server, remove } = await startQaServer({ env: { WEB_DIST: app } });
  try {
    const paths = [...pathsOf(driver), ...sessionEndPathsOf(driver)];
    const { failures } = await runFlow({ browser, server, driver, paths, endsAtFailure: true });
    return failures[0]?.message.split('\n')[0] ?? null;
  } finally {
    await remove();
  }
}
