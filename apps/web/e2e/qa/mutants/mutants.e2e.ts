import { expect } from '../../support/test.ts';
import type { AnyFlowDriver } from '../FlowDriver.ts';
import { login } from '../flows/login.ts';
import type { ChosenMutant } from '../inspect/mutant.ts';
import { test } from '../qaTest.ts';
import { runFlow } from '../runFlow.ts';
import { drivableMutants } from './drivableMutants.ts';

const NAME = 'login.editing field.changed 1/1 to login.refused';
/** The page stays wrong, so waiting longer changes nothing. */
const TAKEN_WITHIN_MS = 4000;

test('[QA-5] a fault in a machine of the page is noticed on a path that takes the transition', async ({
  browser,
  server,
}) => {
  const driver = login as unknown as AnyFlowDriver;
  const mutants = await drivableMutants(driver);
  const mutant = mutants.find((each) => each.mutant.name === NAME);
  const paths = mutant?.paths.slice(0, 1) ?? [];
  const fault: ChosenMutant = { flow: 'login', kind: 'targets', name: NAME };
  const { failures } = await runFlow({
    browser,
    server,
    driver,
    paths,
    endsAtFailure: true,
    takenWithinMs: TAKEN_WITHIN_MS,
    onPage: async (page) => {
      await page.addInitScript((value) => Object.assign(globalThis, { qaMutant: value }), fault);
    },
  });
  expect(failures[0]?.message).toContain('the machine of the page is in refused, the model in editing');
});
