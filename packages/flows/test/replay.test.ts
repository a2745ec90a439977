import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Replay, readReplay, type Step, writeReplay } from '@keel/flows/testing';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../scripts/load.ts';
import { hostile } from '../src/testing/hostileValues.ts';

const cases = await casesOf('login');
const [wrong] = cases.events['submitted']?.slice(1) ?? [];

describe('a replay', () => {
  it('carries what JSON cannot, and no secret', () => {
    const steps = [
      { send: { type: 'field.changed', name: 'email', value: 'ada@example.com' } },
      { send: wrong },
      { answer: 'login', with: { status: Number.NaN, text: undefined, amount: 10n ** 20n }, call: 1 },
      { fail: 'login', with: cases.failures[0] },
    ] as Step[];
    const text = JSON.stringify(writeReplay('login', cases.inputs[1], steps, cases));
    expect(text).not.toContain('"abc"');
    expect(readReplay(JSON.parse(text), cases)).toEqual({ input: cases.inputs[1], steps });
  });

  it('carries every odd thing that a port may throw', () => {
    const steps = [...hostile.values()].map((thrown): Step => ({ fail: 'login', with: thrown }));
    const read = readReplay(JSON.parse(JSON.stringify(writeReplay('login', {}, steps, cases))), cases).steps;
    const thrown = read.map((step) => ('fail' in step ? step.with : null));
    // By identity: one of them must not be looked at.
    expect([...hostile.values()].map((each, index) => Object.is(each, thrown[index]))).toEqual(steps.map(() => true));
  });

  it('says so when the cases no longer have what it names', () => {
    const replay = { flow: 'login', steps: [{ fail: 'login', with: { $case: ['failures', '99'] } }] };
    expect(() => readReplay(replay, cases)).toThrow('the cases have no failures.99 any more');
  });
});

describe('scripts/replay.ts', () => {
  it('[LOGIN-7] prints each step with its state, calls and emissions', async () => {
    const { code, output } = await play({
      flow: 'login',
      input: {},
      steps: [
        { send: { type: 'field.changed', name: 'email', value: 'ada@example.com' } },
        { send: { $case: ['events', 'submitted', '0'] } },
        { answer: 'login', with: { $case: ['answers', 'login', '0'] } },
      ],
    });
    expect(output.match(/^(?:start|\d\.)|(?<=state {3}).*/gm)).toEqual(
      'start editing 1. editing 2. submitting 3. done'.split(' '),
    );
    expect(output).toContain('calls   login {"email":"ada@example.com","password":{}}');
    expect(output).toContain('emits   {"at"');
    expect(output).toContain('ends with {"replace":true,"to":"/invest","type":"navigate"}');
    expect(code).toBe(0);
  });

  it('fails where the run went wrong', async () => {
    const { code, output } = await play({ flow: 'login', input: {}, steps: [{ fail: 'login', with: null }] });
    expect(output).toContain('BROKEN  no call of login waits in editing');
    expect(code).toBe(1);
  });
});

async function play(replay: Replay): Promise<{ readonly code: number; readonly output: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'replay-'));
  const file = join(folder, 'run.json');
  await writeFile(file, JSON.stringify(replay));
  const script = fileURLToPath(new URL('../scripts/replay.ts', import.meta.url));
  const result = await new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [script, file], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr });
    });
  });
  await rm(folder, { recursive: true });
  return result;
}
