import { asyncProperty, check as checkProperty, constantFrom } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Harness, startHarness } from '../testing/harness.ts';
import { type RandomStep, randomSteps, toStep } from '../testing/randomSteps.ts';
import { secretsOf, showsSecret } from '../testing/secrets.ts';
import { textOf } from '../testing/stableText.ts';
import { SteppedClock } from '../testing/steppedClock.ts';
import { createRecorder, loadFlow, type PlayableFlow, parseRun, play, playableFlows } from './index.ts';

/** Random runs of each flow: a few dozen by default, FLOWS_FUZZ of them in the long suite. */
const runs = Number(process.env['FLOWS_FUZZ'] ?? 36);
const timeoutMs = 60_000 + runs * 20;

describe('[STUDIO-3, QA-3] a random run that is recorded', () => {
  it.each(Object.keys(playableFlows))(
    'of %s ends in the same state when replayed, and contains no secret',
    {
      timeout: timeoutMs,
    },
    async (name) => {
      const flow = await loadFlow(name);
      const secrets = secretsOf(flow.cases);
      const property = asyncProperty(
        constantFrom(...flow.cases.inputs),
        randomSteps(flow.cases, 30),
        async (input, sequence) => {
          const { run, end } = await record(flow, input, sequence);
          expect(showsSecret(run, secrets)).toBe(false);
          const { played } = await play(parseRun(JSON.parse(JSON.stringify(run))));
          const last = played.at(-1);
          const emitted = played.flatMap((step) => step.emitted);
          expect(last === undefined ? null : endOf(last, emitted)).toBe(end);
        },
      );
      const result = await checkProperty(property, { numRuns: runs, seed: 20_261_126 });
      expect(result.failed ? `${textOf(result.counterexample)} ${String(result.errorInstance)}` : '').toBe('');
    },
  );
});

async function record(flow: PlayableFlow, input: unknown, sequence: readonly RandomStep[]) {
  const clock = new SteppedClock();
  const recorder = createRecorder({ ...flow, now: () => clock.now() });
  const harness = startHarness(flow.machine, input, undefined, { clock, inspect: recorder.inspect });
  for (const each of sequence) {
    if (harness.snapshot().status !== 'active') break;
    const step = toStep(harness, flow.cases, each);
    if (step !== null) await harness.apply(step);
  }
  const end = endOf(momentOf(harness), harness.emitted);
  const run = recorder.run();
  harness.stop();
  return { run, end };
}

function momentOf(harness: Harness) {
  return { snapshot: harness.snapshot(), pending: harness.moment().pending };
}

/** Everything that can be observed of a flow in its last state. */
function endOf({ snapshot, pending }: ReturnType<typeof momentOf>, emitted: readonly unknown[]): string {
  const { value, context, status, output, tags } = snapshot;
  return textOf([value, context, status, output, [...tags], pending.map(({ port, input }) => [port, input]), emitted]);
}
