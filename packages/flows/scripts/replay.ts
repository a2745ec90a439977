// Plays a run again, step by step:  npm run flows:replay -- FILE.json
import { readFile } from 'node:fs/promises';
import { startHarness } from '../src/testing/harness.ts';
import { type Replay, readReplay } from '../src/testing/replay.ts';
import { textOf } from '../src/testing/same.ts';
import { keepsSecrets, watch } from '../src/testing/watch.ts';
import { flows } from './flows.ts';
import { casesOf, flowNamed } from './load.ts';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Which file? It holds {flow, input, steps}, as a failing test prints it.');
const replay = JSON.parse(await readFile(file, 'utf8')) as Replay;
const { machine } = flowNamed(replay.flow, flows);
const cases = await casesOf(replay.flow);
const { input, steps } = readReplay(replay, cases);

const run = startHarness(machine, input);
const check = watch(machine, cases, run);
let [calls, emitted] = [0, 0];

tell('start');
for (const [index, step] of steps.entries()) {
  await run.apply(step).catch((error: unknown) => complain(error));
  tell(`${index + 1}. ${textOf(replay.steps[index])}`);
}
complainIfBroken(() => keepsSecrets(cases, run));
run.stop();

/** A step, and what came of it. */
function tell(title: string): void {
  const { state, context } = run.moment();
  const { output } = run.snapshot();
  console.log(`${title}\n   state   ${state}`);
  console.log(`   context ${textOf(context)}`);
  for (const { port, input: call } of run.calls.slice(calls)) console.log(`   calls   ${port} ${textOf(call) ?? ''}`);
  for (const intent of run.emitted.slice(emitted)) console.log(`   emits   ${textOf(intent)}`);
  if (output !== undefined) console.log(`   ends with ${textOf(output)}`);
  [calls, emitted] = [run.calls.length, run.emitted.length];
  complainIfBroken(check);
}

function complainIfBroken(look: () => void): void {
  try {
    look();
  } catch (error) {
    complain(error);
  }
}

function complain(error: unknown): void {
  console.log(`   BROKEN  ${error instanceof Error ? error.message : 'a step failed'}`);
  process.exitCode = 1;
}
