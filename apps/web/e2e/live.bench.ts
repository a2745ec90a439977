import { announceDeposit, enter, makeInvestor } from './support/accounts.ts';
import { delayCalls } from './support/answers.ts';
import { newest } from './support/money.ts';
import { operate } from './support/operator.ts';
import { expect, test } from './support/test.ts';

const ROUNDS = 10;
/** The goal, in ms: an operator's change shows in the open page within that time. */
const GOAL = 5000;

for (const transport of ['by the stream', 'by asking again, the stream blocked'] as const) {
  test(`[PUSH-6, DEP-5] how soon a confirmed deposit shows, ${transport}`, async ({ page, server, person }) => {
    const account = await makeInvestor(server, person);
    if (transport !== 'by the stream') await delayCalls(page, '/events*', { status: 503 }).then((release) => release());
    await enter(page, account);
    await page.goto('/fund-account');
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const deposit = await announceDeposit(server, account, `${round + 1}.00`);
      const row = newest(page, 'Deposits');
      await expect(row).toContainText(`$${round + 1}.00`);
      await operate(server, 'deposits', 'confirm', deposit);
      const sentAt = performance.now();
      await expect(row).toContainText('Confirmed');
      waits.push(Math.round(performance.now() - sentAt));
    }
    const sorted = waits.toSorted((one, other) => one - other);
    const [median = Number.NaN, longest = Number.NaN] = [sorted[ROUNDS / 2], sorted.at(-1)];
    const verdict = longest <= GOAL ? 'reached' : 'missed';
    process.stdout.write(
      `${transport}: median ${median} ms, longest ${longest} ms of ${ROUNDS}; goal ${GOAL} ms: ${verdict}\n`,
    );
  });
}
