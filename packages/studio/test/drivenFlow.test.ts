import { type Run, runFromLink, runToLink } from '@keel/flows/replay';
import { expect, it } from 'vitest';
import { type DrivenFlow, driveFlow } from '../src/driver/drivenFlow.ts';
import loginRuns from '../src/runs/login.gen.json' with { type: 'json' };

const runTo = (id: string) => loginRuns.find((each) => each.id === id)?.run as unknown as Run;
const labels = (flow: DrivenFlow) => flow.view().events.map(({ label }) => label);

async function perform(flow: DrivenFlow, label: string): Promise<void> {
  const { events, calls } = flow.view();
  const choice = [...events, ...calls.flatMap(({ outcomes }) => outcomes)].find((each) => each.label === label);
  if (choice === undefined) throw new Error(`Nothing is called '${label}'`);
  await flow.perform(choice.step);
}

it('[STUDIO-2] a flow waits for its screen, then plays its run and stays in its state', async () => {
  const flow = await driveFlow(runTo('login.refused'));
  expect(flow.view()).toMatchObject({ leaf: 'login.editing', left: 3 });
  flow.begin();
  await flow.whenPlayed;
  expect(flow.view()).toMatchObject({ leaf: 'login.refused', left: 0 });
  flow.actor.send({ type: 'message.dismissed' });
  expect(flow.view().leaf).toBe('login.refused');
});

it('[STUDIO-3] the path says what happened and where it led, and the last transition is named', async () => {
  const flow = await driveFlow(runTo('login.submitting'));
  flow.begin();
  await flow.whenPlayed;
  expect(flow.view().path.map(({ label, leaf }) => [label, leaf])).toEqual([
    ['start', 'login.editing'],
    ['event field.changed name: "email" value: "ada@example.com"', 'login.editing'],
    ['event submitted password: [password]', 'login.submitting'],
  ]);
  expect(flow.view().taken).toEqual(['login.editing submitted 2/2']);
});

it('[STUDIO-3] it offers the events that the flow accepts now, and what can come of each call', async () => {
  const flow = await driveFlow(runTo('login.submitting'));
  expect(labels(flow)).toContain('field.changed name: "email" value: "ada@example.com"');
  flow.begin();
  await flow.whenPlayed;
  expect(labels(flow)).toEqual([]);
  const [call] = flow.view().calls;
  expect(call?.port).toBe('login');
  expect(call?.outcomes.map(({ label }) => label)).toEqual(
    expect.arrayContaining([
      '200 → done',
      '200 → refused',
      '404 Nothing was found for this request.',
      expect.stringMatching(/^fails: TransportFailure/),
    ]),
  );
  expect(flow.view().delay).toBe(20_000);
});

it('[STUDIO-3] a call that is never answered ends at its time limit', async () => {
  const flow = await driveFlow(runTo('login.submitting'));
  await flow.playToEnd();
  await flow.perform({ wait: 20_000 });
  expect(flow.view()).toMatchObject({ leaf: 'login.refused', elapsed: 20_000 });
});

it('[STUDIO-3] what was recorded can be played again from its link, step by step', async () => {
  const flow = await driveFlow(runTo('login.submitting'));
  await flow.playToEnd();
  await perform(flow, '404 Nothing was found for this request.');
  await perform(flow, 'message.dismissed');
  expect(flow.view()).toMatchObject({ leaf: 'login.signingUp', isOver: true });

  const reopened = await driveFlow(runFromLink(runToLink(flow.view().run)), { isStepwise: true });
  reopened.begin();
  const leaves = [reopened.view().leaf];
  while (reopened.view().left > 0) {
    await reopened.next();
    leaves.push(reopened.view().leaf);
  }
  expect(leaves).toEqual(flow.view().path.map(({ leaf }) => leaf));
});

it('[STUDIO-3] an event of the screen is recorded once the flow is released, without its secret', async () => {
  const flow = await driveFlow(runTo('login.editing'));
  flow.begin();
  await flow.whenPlayed;
  flow.release();
  flow.actor.send({ type: 'field.changed', name: 'email', value: 'ada@example.com' });
  await expect.poll(() => flow.view().path).toHaveLength(2);
  const { Secret } = await import('@keel/flows');
  flow.actor.send({ type: 'submitted', password: new Secret('a long secret of somebody') });
  await expect.poll(() => flow.view().leaf).toBe('login.submitting');
  expect(JSON.stringify(flow.view().run)).not.toContain('somebody');
});
