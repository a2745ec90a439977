import { expect } from '../../support/test.ts';
import { drivers } from '../flows.ts';
import { test } from '../qaTest.ts';
import { drivableMutants } from './drivableMutants.ts';
import { noticeMutant } from './noticeMutant.ts';

for (const { flow, name, noticed } of [
  {
    flow: 'login',
    name: 'login.editing field.changed 1/1 to login.refused',
    noticed: 'the machine of the page is in refused, the model in editing',
  },
  {
    flow: 'resetPassword',
    name: 'resetPassword.submitting xstate.done.actor.resetPassword 1/4 without announce',
    noticed: 'not emitted: announce',
  },
  {
    flow: 'freezeAccount',
    name: 'freezeAccount.freezing without the tag busy',
    noticed: 'in freezing: no control shows that it is busy',
  },
]) {
  test(`[QA-5] a fault in a machine of the page is noticed: ${name}`, async ({ browser, server }) => {
    const driver = drivers[flow];
    if (driver === undefined) throw new Error(`There is no driver for ${flow}.`);
    const mutant = (await drivableMutants(driver)).find((each) => each.mutant.name === name);
    if (mutant === undefined) throw new Error(`${flow} has no mutant ${name}`);
    expect(await noticeMutant({ browser, server }, mutant)).toContain(noticed);
  });
}
