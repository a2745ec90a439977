import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type { AnyFlowDriver } from './FlowDriver.ts';
import { writeReport, writeReportPage } from './report.ts';
import { allRequirementsOf, requirementsOf, sortedIds } from './requirements.ts';
import type { FlowRun } from './runFlow.ts';

const SEND = 'login.editing email.changed 1/1';
const ENDED = 'login.editing password.changed 1/1';
const LINK = '#run=e21ca1c0';

/** A run of the login page with one path that failed in its second step, and a refusal that ended the session. */
const run: FlowRun = {
  flow: 'login',
  paths: [
    {
      failure: 'in editing: nothing has the focus',
      steps: [
        { label: 'start', value: 'editing', taken: [], calls: ['GET /health 200'], picture: null },
        { label: 'email.changed', value: 'editing', taken: [SEND], calls: ['POST /login lost'], picture: null },
      ],
    },
  ],
  steps: 2,
  all: [SEND, ENDED],
  taken: new Set([SEND]),
  endedSession: new Set([ENDED]),
  guards: ['isStrong', 'isWeak'],
  guardOutcomes: new Set(['isStrong: false', 'isWeak: true', 'isWeak: false']),
  pairs: new Set(),
  failures: [{ message: 'in editing: nothing has the focus', link: LINK, steps: 1 }],
  seconds: 1,
};
const driver = { exceptions: {}, events: {} } as unknown as AnyFlowDriver;
const startedAt = new Date('2026-11-27T09:00:00Z');

test('[QA-1, QA-2, QA-3] the report of a run is a page on the disk with its diagram, its steps, and what failed', async ({
  page,
}, info) => {
  const folder = info.outputPath('report');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const path = await writeReportPage(folder);
  await writeReport(folder, { runs: [{ run, driver }], startedAt });
  await page.goto(pathToFileURL(path).href);
  await expect(page.getByRole('status')).toHaveText('2 of 2 transitions of 1 flows were driven; 1 failed.');
  await expect(page.getByRole('region', { name: 'Diagram of login' })).toBeVisible();
  await expect(page.getByText(`npm run qa -- --replay '${LINK}'`)).toBeVisible();

  const steps = page.getByRole('list', { name: 'Steps of path 1' }).getByRole('listitem');
  await expect(steps).toHaveText([
    'startnow editingGET /health 200',
    `email.changednow editing${SEND}POST /login lostin editing: nothing has the focus`,
  ]);

  await page.getByRole('button', { name: 'Transitions', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Transitions of login' }).getByRole('row')).toHaveText([
    'TransitionResultReason',
    `${SEND}taken`,
    `${ENDED}session endeda 401 ended the session, and the page was replaced before its flow received the answer`,
  ]);
  await page.getByRole('button', { name: 'Requirements' }).click();
  const requirements = page.getByRole('region', { name: 'Requirements of login' }).getByRole('row');
  await expect(requirements.filter({ hasText: 'LOGIN-2' })).toHaveText(['LOGIN-2not driven']);
  await page.getByRole('button', { name: 'Guards' }).click();
  await expect(page.getByRole('region', { name: 'Guards of login' }).getByRole('row')).toHaveText([
    'GuardWas trueWas false',
    'isStrongnoyes',
    'isWeakyesyes',
  ]);
  expect(errors).toEqual([]);
});

test('[QA-2] a run proves the requirements of the transitions that it drove', () => {
  const submitted = 'login.editing submitted 1/2';
  expect(requirementsOf({ flow: 'login', taken: new Set([submitted]), endedSession: new Set() })).toEqual(['LOGIN-2']);
  expect(allRequirementsOf('login')).toContain('LOGIN-7');
  expect(sortedIds(['LOGIN-10', 'LOGIN-2', 'LOGIN-10'])).toEqual(['LOGIN-2', 'LOGIN-10']);
});

test('[QA-1] the report follows a run that goes on', async ({ page }, info) => {
  const folder = info.outputPath('report');
  const path = await writeReportPage(folder);
  await writeReport(folder, { runs: [], startedAt, remaining: ['login', 'signup'] });
  await page.goto(pathToFileURL(path).href);
  const status = page.getByRole('status');
  await expect(status).toHaveText('Running: 0 of 2 flows are done. Next: login.');
  await writeReport(folder, { runs: [{ run, driver }], startedAt, remaining: ['signup'] });
  await expect(status).toHaveText('Running: 1 of 2 flows are done. Next: signup.');
  await writeReport(folder, { runs: [{ run, driver }], startedAt });
  await expect(status).toHaveText('2 of 2 transitions of 1 flows were driven; 1 failed.');
});
