import { sample, uuid } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginMachine } from '../login/machine.ts';
import { startHarness } from '../testing/harness.ts';
import { randomSteps, toStep } from '../testing/randomSteps.ts';
import { SteppedClock } from '../testing/steppedClock.ts';
import {
  createRecorder,
  flowVersionOf,
  type PlayableFlow,
  playableFlows,
  type Run,
  runFromLink,
  runToLink,
} from './index.ts';

const run: Run = {
  format: 1,
  flow: 'login',
  flowVersion: flowVersionOf(loginMachine),
  steps: [{ event: { type: 'field.changed', name: 'email', value: 'аде@пример.рф 🔑' } }],
};

describe('[STUDIO-3, QA-3] a link', () => {
  it('contains the run after the #, which is never sent to a server', () => {
    const link = new URL(runToLink(run, 'https://keel.example/login?lang=de#top'));
    expect([link.pathname, link.search]).toEqual(['/login', '?lang=de']);
    expect(link.hash).toMatch(/^#run=[\w-]+$/);
    expect(runFromLink(link.href)).toEqual(run);
    expect(runFromLink(link.hash)).toEqual(run);
  });

  it.each([
    ['no run', 'https://keel.example/#top', /There is no run in this link/],
    ['a run in the query', `https://keel.example/?${runToLink(run).slice(1)}`, /There is no run in this link/],
    ['a run whose end was cut off', runToLink(run).slice(0, -9), /a part of the link was lost or changed/],
    ['a run with a changed letter', changed(runToLink(run)), /a part of the link was lost or changed/],
    ['a run with a secret in clear', runToLink(withPassword()), /holds a secret in clear, in the field 'password'/],
  ])('is refused with %s', (_, link, message) => {
    expect(() => runFromLink(link)).toThrow(message);
  });

  it('contains 200 steps of any flow, with an id for each attempt, in at most 4 kB', {
    timeout: 120_000,
  }, async () => {
    const links = await Promise.all(
      Object.values(playableFlows).map(async (load) => {
        const recorded = await longRun(await load());
        const link = runToLink(recorded, 'https://keel.example/');
        expect(runFromLink(link)).toEqual(recorded);
        return { steps: recorded.steps.length, length: link.length };
      }),
    );
    expect(links.filter(({ length }) => length > 4_000)).toEqual([]);
    // The other flows end before that.
    expect(links.filter(({ steps }) => steps >= 200).length).toBeGreaterThan(16);
  });
});

function withPassword(): Run {
  return { ...run, steps: [{ event: { type: 'submitted', password: 'opensesame' } }] };
}

function changed(link: string): string {
  return link.replace(/.{6}$/, (end) => (end.startsWith('A') ? 'B' : 'A') + end.slice(1));
}

/** Records a random run of 200 steps, or of as many as the flow allows. */
async function longRun(flow: PlayableFlow): Promise<Run> {
  const clock = new SteppedClock();
  const recorder = createRecorder({ ...flow, now: () => clock.now() });
  const harness = startHarness(flow.machine, flow.cases.inputs[0], undefined, { clock, inspect: recorder.inspect });
  const [sequence = []] = sample(randomSteps(flow.cases, 2_000, 2_000), { numRuns: 1, seed: 7 });
  let presses = 0;
  for (const each of sequence) {
    if (harness.snapshot().status !== 'active' || recorder.run().steps.length >= 200) break;
    const step = toStep(harness, flow.cases, each);
    presses += 1;
    if (step !== null) await harness.apply('send' in step ? { send: withIdOf(presses, step.send) } : step);
  }
  harness.stop();
  return recorder.run();
}

/** The event with a new random id, like an app's. */
function withIdOf(press: number, event: object) {
  const [attemptId = ''] = sample(uuid(), { numRuns: 1, seed: press });
  return ('attemptId' in event ? { ...event, attemptId } : event) as { readonly type: string };
}
