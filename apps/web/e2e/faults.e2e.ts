import { readFileSync } from 'node:fs';
import { delayCalls } from './support/answers.ts';
import { faultNamesOf, type PartCall, type Step, untestedFaults } from './support/callFaults.ts';
import { demoLoadCalls, demoSubmitCalls } from './support/demoCalls.ts';
import { as } from './support/investors.ts';
import { loadCalls, visitorLoadCalls } from './support/loadCalls.ts';
import { loadSteps } from './support/loadSteps.ts';
import { test } from './support/money.ts';
import { screenCalls } from './support/screenCalls.ts';
import { entering, member } from './support/submitCalls.ts';
import { submitSteps } from './support/submitSteps.ts';
import { expect, type Page } from './support/test.ts';
import { first, visitSteps, visitsWithoutModal } from './support/visits.ts';
import { walletLoadCalls, walletSubmitCalls } from './support/walletCalls.ts';

const NOBODY = { firstName: '', lastName: '', email: '', password: '' };

// One test covers twenty faults of one call.
test.describe.configure({ timeout: 180_000 });

/** Every row of every table, with the test that covers it here. */
const proofs: readonly (PartCall & { readonly steps: readonly Step[] })[] = [
  ...[...entering, ...member, ...walletSubmitCalls, ...demoSubmitCalls].map((row) => ({
    ...row,
    steps: submitSteps(row, NOBODY),
  })),
  ...[...visitorLoadCalls, ...loadCalls, ...walletLoadCalls].map((row) => ({
    ...row,
    steps: loadSteps(row, row.page),
  })),
  ...demoLoadCalls,
  ...[...visitsWithoutModal, ...first].map((row) => ({ ...row, steps: visitSteps(row, { cookies: [], origins: [] }) })),
];

test('[ERR-1, API-4] each failure of each call in each feature is tested here or by the named test @main', () => {
  const calls = screenCalls();
  expect(calls.size).toBeGreaterThan(30);
  expect(untestedFaults(calls, proofs)).toEqual([]);
  for (const { feature, operation, elsewhere = {} } of proofs) {
    expect([...calls], 'a call that is made no more').toContain(`${feature} ${operation}`);
    for (const [way, [file, words]] of Object.entries(elsewhere)) {
      expect(faultNamesOf(operation)).toContain(way);
      expect(readFileSync(new URL(file, import.meta.url), 'utf8'), `${operation}: ${way}`).toContain(words);
    }
  }
});

test('[ERR-1] an untested failure is reported @main', () => {
  const [row, ...rest] = proofs;
  if (row === undefined) throw new Error('There is no row.');
  const call = `${row.feature} ${row.operation}`;
  const steps = row.steps.filter(({ name }) => name !== 'twice');
  expect(untestedFaults(new Set([call]), [{ ...row, steps }, ...rest])).toEqual([`${call}: twice`]);
  expect(untestedFaults(new Set(['auth saveToken']), proofs)).toEqual(
    faultNamesOf('saveToken').map((way) => `auth saveToken: ${way}`),
  );
});

for (const submitCall of entering) {
  test(`[${submitCall.id}, ERR-1, LOGIN-7] each failure of ${submitCall.operation} is shown, and nothing typed is lost @sweep`, async ({
    page,
    person,
  }) => {
    await submitCall.fill(page, person);
    await prove(page, submitSteps(submitCall, person));
  });
}

for (const loadCall of visitorLoadCalls) {
  test(`[${loadCall.id}, ERR-1] each failure of ${loadCall.operation} is shown on ${loadCall.page}, with a way to continue @sweep`, async ({
    page,
  }) => {
    await prove(page, loadSteps(loadCall, loadCall.page));
  });
}

test.describe('signed in', () => {
  test.use(as.amelia);

  for (const submitCall of [...member, ...walletSubmitCalls]) {
    test(`[${submitCall.id}, ERR-1] each failure of ${submitCall.operation}, from ${submitCall.feature}, is shown, and nothing typed is lost @sweep`, async ({
      page,
      person,
    }) => {
      await submitCall.fill(page, person);
      await prove(page, submitSteps(submitCall, person));
    });
  }

  for (const loadCall of [...loadCalls, ...walletLoadCalls]) {
    test(`[${loadCall.id}, DASH-8, ERR-1] each failure of ${loadCall.operation} is shown on ${loadCall.page}, with a way to continue @sweep`, async ({
      page,
    }) => {
      // Without events: the page polls only by itself, and not additionally because something happened.
      await delayCalls(page, '/events*', { status: 503 });
      const address = (await loadCall.find?.(page)) ?? loadCall.page;
      await prove(page, loadSteps(loadCall, address));
    });
  }

  for (const visit of visitsWithoutModal) {
    test(`[${visit.id}, ERR-1] no failure of ${visit.operation} of ${visit.feature} hides ${visit.page} or covers it @sweep`, async ({
      page,
      amelia,
    }) => {
      await visit.prepare?.(page);
      await prove(page, visitSteps(visit, amelia));
    });
  }

  for (const visit of first) {
    test(`[${visit.id}, ROUTE-7, ERR-1] each failure of ${visit.operation} is shown and can be retried, or leads to login @sweep`, async ({
      page,
      amelia,
    }) => {
      await prove(page, visitSteps(visit, amelia));
    });
  }
});

async function prove(page: Page, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await test.step(step.name, () => step.prove(page));
}
