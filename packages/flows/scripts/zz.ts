import { sample } from 'fast-check';
import { startHarness } from '../src/testing/harness.ts';
import { happenings, toStep } from '../src/testing/happenings.ts';
import { SteppedClock } from '../src/testing/steppedClock.ts';
import { createRecorder, playableFlows, runToLink, runFromLink, play } from '../src/replay/index.ts';
import { secretsOf, showsSecret } from '../src/testing/secrets.ts';
const t: Record<string, number> = {};
const time = async (n: string, f: () => any) => { const a = performance.now(); const r = await f(); t[n] = (t[n] ?? 0) + performance.now() - a; return r; };
for (const name of ['session', 'registration', 'login']) {
  const flow = await playableFlows[name]!();
  const secrets = secretsOf(flow.cases);
  for (const happened of sample(happenings(flow.cases, 30), { numRuns: 300, seed: 3 })) {
    const go = async (rec: boolean) => {
      const clock = new SteppedClock();
      const recorder = createRecorder({ ...flow, now: () => clock.now() });
      const harness = startHarness(flow.machine, flow.cases.inputs[0], undefined, { clock, ...(rec && { inspect: recorder.inspect }) });
      for (const each of happened) {
        if (harness.snapshot().status !== 'active') break;
        const step = toStep(harness, flow.cases, each);
        if (step !== null) await harness.apply(step);
      }
      harness.stop();
      return recorder;
    };
    await time('plain', () => go(false));
    const r = await time('recorded', () => go(true));
    const run = await time('run', () => r.run());
    await time('secret', () => showsSecret(run, secrets));
    const link = await time('toLink', () => runToLink(run));
    const back = await time('fromLink', () => runFromLink(link));
    await time('play', () => play(back));
  }
}
console.log(t);
