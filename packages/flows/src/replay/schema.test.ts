import { describe, expect, it } from 'vitest';
import { loginMachine } from '../login/machine.ts';
import { flowVersionOf, parseRun, play, type Run, RunRefused, type RunStep } from './index.ts';

const run: Run = {
  format: 1,
  flow: 'login',
  flowVersion: flowVersionOf(loginMachine),
  input: {},
  steps: [
    { event: { type: 'field.changed', name: 'email', value: 'ada@example.com' } },
    { event: { type: 'submitted', password: { secret: 'password' } } },
    { time: 20_000 },
  ],
};
const withStep = (step: object) => ({ ...run, steps: [...run.steps, step] });

/** The message that a person gets about a run. */
function refusal(data: unknown): string {
  try {
    parseRun(data);
  } catch (error) {
    if (error instanceof RunRefused) return `${error.reason}: ${error.message}`;
  }
  return 'none';
}

describe('[STUDIO-3, QA-3] parseRun', () => {
  it('accepts a valid run', () => {
    expect(parseRun(structuredClone(run))).toEqual(run);
  });

  it.each<[string, unknown, string]>([
    ['no object', 'a run', 'damaged: The run is damaged: it must be object.'],
    ['without its version', { ...run, flowVersion: 7 }, 'damaged: The run is damaged: flowVersion must be string.'],
    ['without steps', { ...run, steps: null }, 'damaged: The run is damaged: steps must be array.'],
    [
      'with more fields',
      { ...run, note: '' },
      "damaged: The run is damaged: it must NOT have additional properties ('note').",
    ],
    [
      'with a step that is nothing',
      withStep({}),
      "damaged: The run is damaged: step 4 must have required property 'time'.",
    ],
    ['with a time that runs back', withStep({ time: -1 }), 'damaged: The run is damaged: step 4, time must be >= 0.'],
    [
      'with an event without a type',
      withStep({ event: {} }),
      "damaged: The run is damaged: step 4, event must have required property 'type'.",
    ],
    [
      'with an answer without a value',
      withStep({ answer: 'login' }),
      "damaged: The run is damaged: step 4 must have required property 'with'.",
    ],
    [
      'with an event of XState',
      withStep({ event: { type: 'xstate.done.actor.login' } }),
      'damaged: The run is damaged: step 4, event, type must match pattern "^(?!xstate\\.)".',
    ],
    [
      'with a step of two kinds',
      withStep({ event: { type: 'submitted' }, time: 1 }),
      "damaged: The run is damaged: step 4 must NOT have additional properties ('time').",
    ],
    [
      'of a newer format',
      { ...run, format: 2, steps: 'other' },
      'format: The run is written in format 2, and this player reads format 1.',
    ],
  ])('refuses a run %s', (_, data, message) => {
    expect(refusal(data)).toBe(message);
  });

  it.each<[string, RunStep]>([
    ['password', { event: { type: 'submitted', password: 'opensesame' } }],
    ['pin', { event: { type: 'submitted', pin: 4711 } }],
    ['recoveryPhrase', { event: { type: 'submitted', form: { recoveryPhrase: ['legal', 'winner'] } } }],
    ['smsCode', { event: { type: 'submitted', smsCode: '041736' } }],
    ['token', { answer: 'login', with: { kind: 'answered', status: 200, body: { token: 'abc' } } }],
    ['apiKey', { answer: 'login', fails: { apiKey: 'abc' } }],
    ['getToken', { answer: 'getToken', with: 'abc' }],
    ['value', { event: { type: 'field.changed', name: 'password', value: 'opensesame' } }],
  ])('refuses a %s in plain text, and does not repeat it', (field, step) => {
    expect(refusal(withStep(step))).toBe(
      `secret: Step 4 holds a secret in clear, in the field '${field}'. Write { "secret": "${field}" } in its place.`,
    );
  });

  it('accepts codes that are not secret: of a refusal and of a currency', () => {
    const answer = { answer: 'login', with: { kind: 'answered', status: 403, code: 'step_up_needed' } };
    expect(refusal(withStep(answer))).toBe('none');
    expect(refusal(withStep({ event: { type: 'picked', currency: { name: 'Euro', code: 'EUR' } } }))).toBe('none');
  });
});

describe('[STUDIO-3, QA-3] play refuses', () => {
  it('a run of an unknown flow', async () => {
    await expect(play({ ...run, flow: 'toString' })).rejects.toMatchObject({
      reason: 'unknownFlow',
      message: "There is no flow 'toString'.",
    });
  });

  it('a run of another version, unless asked to try', async () => {
    const outdatedRun = { ...run, flowVersion: '00000000' };
    await expect(play(outdatedRun)).rejects.toMatchObject({
      reason: 'flowVersion',
      message: `The flow 'login' has changed since this run was recorded (then 00000000, now ${run.flowVersion}).`,
    });
    const { played, stopped } = await play(outdatedRun, { otherVersion: 'try' });
    expect(played.map(({ state }) => state)).toEqual(['editing', 'editing', 'submitting', 'refused']);
    expect(stopped).toBeNull();
  });

  it('to continue a run of another version after a step that is no longer possible', async () => {
    const renamed = { event: { type: 'sent' } };
    const { played, stopped } = await play(
      { ...run, flowVersion: '00000000', steps: [...run.steps.slice(0, 1), renamed, ...run.steps.slice(1)] },
      { otherVersion: 'try' },
    );
    expect(played.map(({ state }) => state)).toEqual(['editing', 'editing']);
    expect(stopped?.message).toBe("Step 2 is not possible: 'sent' does nothing in 'editing'.");
  });

  it.each<[string, readonly RunStep[], string]>([
    [
      'an event that does nothing',
      [{ event: { type: 'message.dismissed' } }],
      "Step 1 is not possible: 'message.dismissed' does nothing in 'editing'.",
    ],
    [
      'an answer that nothing waits for',
      [{ answer: 'login', with: null }],
      "Step 1 is not possible: no call of 'login' waits in 'editing'.",
    ],
    [
      'a late answer of a call that was not made',
      [{ answer: 'login', call: 0, with: null }],
      "Step 1 is not possible: no call of 'login' waits in 'editing'.",
    ],
    [
      'a test value that is gone',
      [{ event: { type: 'submitted', password: { secret: 'password', example: 99 } } }],
      'The examples of the flow have no password number 100 any more.',
    ],
    [
      'an error of the tests that is gone',
      [{ event: { type: 'submitted', password: { $hostile: 'a ghost' } } }],
      'There is no hostile called a ghost any more.',
    ],
  ])('%s', async (_, steps, message) => {
    await expect(play({ ...run, steps })).rejects.toThrow(message);
  });

  it('any step after the end of a flow', async () => {
    const user = { _id: '1' };
    const answer = {
      kind: 'answered',
      status: 200,
      text: '',
      body: { token: { secret: 'token' }, user, expiresIn: 1 },
      at: 0,
    };
    const steps = [...run.steps.slice(0, 2), { answer: 'login', with: answer }, { time: 1 }];
    await expect(play({ ...run, steps })).rejects.toThrow("Step 4 is not possible: the flow ended in 'done'.");
  });
});
