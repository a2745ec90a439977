import { expect } from '../../support/test.ts';
import type { AnyFlowDriver } from '../FlowDriver.ts';
import { login } from '../flows/login.ts';
import { test } from '../qaTest.ts';
import { drivableMutants } from './drivableMutants.ts';
import { noticeMutant } from './noticeMutant.ts';

const NAME = 'login.editing field.changed 1/1 to login.refused';

test('[QA-5] a fault in a machine of the page is noticed on a path that takes the transition', async ({
  browser,
  server,
}) => {
  const driver = login as unknown as AnyFlowDriver;
  const mutants = await drivableMutants(driver);
  const mutant = mutants.find((each) => each.mutant.name === NAME);
  if (mutant === undefined) throw new Error(`login has no mutant ${NAME}`);
  const message = await noticeMutant({ browser, server }, { ...mutant, paths: mutant.paths.slice(0, 1) });
  expect(message).toContain('the machine of the page is in refused, the model in editing');
});
