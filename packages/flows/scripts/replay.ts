// Plays a recorded run, step by step:  npm run flows:replay -- FILE|LINK [--try] [--write FILE]
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { describeStep, openRun, type Player, RunRefused } from '../src/replay/index.ts';
import { textOf } from '../src/testing/stableText.ts';
import { keepsSecrets, watch } from '../src/testing/watch.ts';
import { casesOf } from './load.ts';
import { readRun } from './readRun.ts';

const usage = `Plays a recorded run of a flow and prints each step with the state.

  npm run flows:replay -- FILE|LINK [--try] [--write FILE]

  FILE    a file with the JSON of a run
  LINK    an address or fragment with #run=..., in quotes
  --try   plays a run of another version of its flow as far as it goes
  --write also writes the run into this file, as JSON`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { try: { type: 'boolean' }, write: { type: 'string' } },
});
const [source] = positionals;

if (source === undefined || positionals.length > 1) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await replay(source).catch((error: unknown) => {
    if (!(error instanceof RunRefused)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}

async function replay(from: string): Promise<void> {
  const run = await readRun(from);
  if (values.write !== undefined) await writeFile(values.write, `${JSON.stringify(run, null, 2)}\n`);
  const player = await openRun(run, { otherVersion: values.try === true ? 'try' : 'refuse' });
  const { harness } = player;
  const cases = await casesOf(run.flow);
  const check = watch(harness.machine, cases, harness);
  console.log(`${run.flow} ${run.flowVersion}, ${run.steps.length} ${run.steps.length === 1 ? 'step' : 'steps'}\n`);
  try {
    do {
      print(player);
      reportIfBroken(check);
    } while ((await player.next()) !== null);
    reportIfBroken(() => keepsSecrets(cases, harness));
  } finally {
    player.stop();
  }
}

/** A step and its result. */
function print(player: Player): void {
  const { index, step, state, snapshot, calls, emitted } = player.current();
  const output: unknown = snapshot.output;
  console.log(step === null ? 'start' : `${index}. ${describeStep(step)}`);
  console.log(`   state   ${state}`);
  console.log(`   context ${textOf(snapshot.context)}`);
  for (const { port, input } of calls) console.log(`   calls   ${port} ${textOf(input) ?? ''}`);
  for (const intent of emitted) console.log(`   emits   ${textOf(intent)}`);
  if (output !== undefined) console.log(`   ends with ${textOf(output)}`);
}

function reportIfBroken(openOutput: () => void): void {
  try {
    openOutput();
  } catch (error) {
    console.log(`   BROKEN  ${error instanceof Error ? error.message : 'an invariant failed'}`);
    process.exitCode = 1;
  }
}
