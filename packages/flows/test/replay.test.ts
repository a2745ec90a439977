import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flowVersionOf, type Run, runToLink } from '@keel/flows/replay';
import { describe, expect, it, vi } from 'vitest';
import { runValidatorText } from '../scripts/runValidator.ts';
import { loginMachine } from '../src/login/machine.ts';

// Each test starts Node once or twice, which takes longer than the default timeout on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const run: Run = {
  format: 1,
  flow: 'login',
  flowVersion: flowVersionOf(loginMachine),
  input: {},
  steps: [
    { event: { type: 'field.changed', name: 'email', value: 'ada@example.com' } },
    { event: { type: 'submitted', password: { secret: 'password' } } },
    { time: 1_500 },
    { answer: 'login', with: { kind: 'answered', status: 404, text: 'Nobody has this e-mail.', body: null, at: 0 } },
  ],
};
const printed = [
  'start',
  '1. event field.changed name: "email" value: "ada@example.com"',
  '2. event submitted password: [password]',
  '3. time 1.5 s',
  '4. answer login 404 Nobody has this e-mail.',
];
const states = ['editing', 'editing', 'submitting', 'submitting', 'unknownAccount'];

it('[STUDIO-3, QA-3] the compiled validator of runs is that of the schema: `npm run generate` writes it', async () => {
  const file = new URL('../src/replay/validateRun.gen.ts', import.meta.url);
  expect(await readFile(file, 'utf8')).toBe(runValidatorText());
});

describe('npm run flows:replay', () => {
  it('[STUDIO-3, QA-3, LOGIN-7] prints each step of a file with its state and calls', async () => {
    const { code, output } = await replay(JSON.stringify(run));
    expect(output.match(/^(?:start|\d\. .*)$/gm)).toEqual(printed);
    expect(output.match(/(?<=^ {3}state {3}).*/gm)).toEqual(states);
    expect(output).toContain('calls   login {"email":"ada@example.com","password":{}}');
    expect(code).toBe(0);
  });

  it('[STUDIO-3, QA-3] prints the same for a link', async () => {
    const [file, link] = [
      await replay(JSON.stringify(run)),
      await command(runToLink(run, 'https://keel.example/login')),
    ];
    expect(link).toEqual(file);
  });

  it('[STUDIO-3, QA-3] fails at a step that is not possible, after printing those before it', async () => {
    const { code, output } = await replay(JSON.stringify({ ...run, steps: [run.steps[0], run.steps[3]] }));
    expect(output).toContain("Step 2 is not possible: no call of 'login' waits in 'editing'.");
    expect(output.match(/^ {3}state/gm)).toHaveLength(2);
    expect(code).toBe(1);
  });

  it('[STUDIO-3, QA-3] refuses a run of another version, and with --try plays it as far as possible', async () => {
    const outdatedRun = JSON.stringify({ ...run, flowVersion: '00000000' });
    const [refused, tried] = [await replay(outdatedRun), await replay(outdatedRun, '--try')];
    expect(refused).toEqual({
      code: 1,
      output: `The flow 'login' has changed since this run was recorded (then 00000000, now ${run.flowVersion}).\n`,
    });
    expect(tried.output.match(/(?<=^ {3}state {3}).*/gm)).toEqual(states);
    expect(tried.code).toBe(0);
  });

  it.each([
    ['JSON', 'a text', /holds no JSON/],
    ['a run', '{"steps":[]}', /The run is damaged: it must have required property 'format'/],
  ])('[STUDIO-3, QA-3] reports a file that is not %s', async (_, text, message) => {
    const { code, output } = await replay(text);
    expect(output).toMatch(message);
    expect(code).toBe(1);
  });

  it('[STUDIO-3, QA-3] prints its usage without arguments', async () => {
    const { code, output } = await command();
    expect(output).toContain('npm run flows:replay -- FILE|LINK');
    expect(code).toBe(2);
  });
});

async function replay(text: string, ...options: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'replay-'));
  const file = join(folder, 'run.json');
  await writeFile(file, text);
  const result = await command(file, ...options);
  await rm(folder, { recursive: true });
  return result;
}

function command(...args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  const script = fileURLToPath(new URL('../scripts/replay.ts', import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr });
    });
  });
}
