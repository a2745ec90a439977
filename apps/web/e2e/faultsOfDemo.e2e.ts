import { announceDeposit, makeInvestor } from './support/accounts.ts';
import { demoLoadCalls, demoSubmitCalls } from './support/demoCalls.ts';
import { KeelServer, READY_WITHIN_MS } from './support/KeelServer.ts';
import { submitSteps } from './support/submitSteps.ts';
import { test as base } from './support/test.ts';

/** A server whose operator can be played. */
const test = base.extend<object, { server: KeelServer }>({
  server: [
    async ({ database }, provide) => {
      const server = await KeelServer.start({ database, env: { DEMO_OPERATOR: '1' } });
      await provide(server);
      await server.remove();
    },
    { scope: 'worker', timeout: READY_WITHIN_MS },
  ],
});

// One test covers fifteen faults of one call.
test.describe.configure({ timeout: 180_000 });

for (const submitCall of demoSubmitCalls) {
  test(`[${submitCall.id}, ERR-1] each failure of ${submitCall.operation} is shown in the demo's drawer, and nothing typed is lost @sweep`, async ({
    page,
    server,
    person,
  }) => {
    await announceDeposit(server, await makeInvestor(server, person), '300');
    await submitCall.fill(page, person);
    for (const step of submitSteps(submitCall, person)) await test.step(step.name, () => step.prove(page));
  });
}

for (const { operation, steps } of demoLoadCalls) {
  test(`[DEMO-2, ERR-1] each failure of ${operation} is shown in its place in the demo's drawer, and a retry succeeds @sweep`, async ({
    page,
    server,
    person,
  }) => {
    await makeInvestor(server, person);
    for (const step of steps) await test.step(step.name, () => step.prove(page));
  });
}
