import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loginMachine } from '@keel/flows';
import { flowVersionOf, type Run, RunRefused, runToLink } from '@keel/flows/replay';
import { expect, test } from '@playwright/test';
import { readReplayed } from './replayed.ts';

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
const link = runToLink(run);
const withPassword: Run = { ...run, steps: [{ event: { type: 'submitted', password: 'opensesame' } }] };

test('[QA-3] a run is read from a link and from a file', async () => {
  const file = test.info().outputPath('run.json');
  await writeFile(file, JSON.stringify(run));
  for (const source of [link, `http://localhost/login${link}`, file]) {
    const { driver, path } = await readReplayed(source);
    expect(driver.machine.id).toBe('login');
    expect(path.steps.map(({ state }) => state)).toEqual(['editing', 'submitting', 'refused']);
  }
});

const refusals: readonly (readonly [name: string, source: string, message: string])[] = [
  [
    'a link of another version of the flow',
    runToLink({ ...run, flowVersion: '00000000' }),
    `The flow 'login' has changed since this run was recorded (then 00000000, now ${run.flowVersion}).`,
  ],
  [
    'a link of another version of the format',
    runToLink({ ...run, format: 2 as 1 }),
    'The run is written in format 2, and this player reads format 1.',
  ],
  ['a damaged link', link.slice(0, -3), 'The run in this link is damaged: a part of the link was lost or changed.'],
  ['an empty link', '#run=', 'There is no run in this link: a run stands at its end, as #run=...'],
  [
    'a link with a password',
    runToLink(withPassword),
    `Step 1 holds a secret in clear, in the field 'password'. Write { "secret": "password" } in its place.`,
  ],
  ['an unknown flow', runToLink({ ...run, flow: 'loggin' }), "There is no flow 'loggin'."],
  [
    'a step that is not possible',
    runToLink({ ...run, steps: [{ event: { type: 'message.dismissed' } }] }),
    "Step 1 is not possible: 'message.dismissed' does nothing in 'editing'.",
  ],
  ['a missing file', 'no.json', "There is no file 'no.json', and it is no link with a run either."],
];

for (const [name, source, message] of refusals) {
  test(`[QA-3] ${name} is refused with a sentence`, async () => {
    await expect(readReplayed(source)).rejects.toEqual(expect.objectContaining({ name: 'RunRefused', message }));
  });
}

test('[QA-3] a file without JSON, and one without a run, are refused with a sentence', async () => {
  const file = test.info().outputPath('run.json');
  const refusalOf = async (text: string) => {
    await writeFile(file, text);
    return readReplayed(file).catch((error: unknown) => (error instanceof RunRefused ? error.message : error));
  };
  expect(await refusalOf('{')).toBe(`The file '${file}' holds no JSON.`);
  expect(await refusalOf('{}')).toBe("The run is damaged: it must have required property 'format'.");
});

test('[QA-3] the command refuses a damaged link with this sentence and exit code 2, without a browser and a server', async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  // Without a test build the command could drive nothing.
  const args = [main, '--app', '/nowhere', '--replay', link.slice(0, -3)];
  const ended = await new Promise<object>((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) => resolve({ code: error?.code, stdout, stderr }));
  });
  expect(ended).toEqual({
    code: 2,
    stdout: '',
    stderr: 'The run in this link is damaged: a part of the link was lost or changed.\n',
  });
});
