import { type ProofWay, type Reply, Secret, stepUpMachine, Unauthorized } from '@keel/flows';
import type { Step } from '@keel/flows/testing';
import type { Locator, Page, Route } from '@playwright/test';
import { stepUpCases } from '../../../../../packages/flows/src/stepUp/cases.ts';
import { makeAccount } from '../../support/accounts.ts';
import type { BrowserPort, Driven, FlowDriver, Outcome } from '../FlowDriver.ts';
import { button, dismiss, hold, press } from '../hands.ts';
import { outcomeOf } from '../outcomes.ts';
import { askByTest, passkeyPort } from '../passkey.ts';

const choices: Readonly<Record<ProofWay, string>> = {
  password: 'Use your password',
  passkey: 'Use a passkey',
  code: 'Use a code from your app',
  recovery: 'Use a recovery code',
};
const fields = { password: 'Password', code: 'Code from your app', recovery: 'Recovery code' } as const;

const BEGIN = '**/api/begin-step-up';
const ACT = '**/api/begin-authenticator';
const AMISS = { bool: false, message: 'The service is temporarily unavailable.' };

/**
 * The question who is there (PAYOUT-4): before an authenticator app is set up, for somebody whose ways are known, and before the
 * email is changed, where the server is asked for them. The server of the run knows no second factor, so its answers stand in.
 */
export const stepUp: FlowDriver<typeof stepUpMachine> = {
  machine: stepUpMachine,
  cases: stepUpCases,
  as: 'investor',
  arrange: async (server, person) => ({ account: await makeAccount(server, person) }),
  // Codes are what the server answers with, so that the two places are told apart.
  canStart: (input) => !isAsked(waysIn(input)),
  can: (step, { context }) => {
    const answered = waysAnswered(step);
    if (answered !== null && answered.length > 0) return isAsked(answered);
    return !isProof(step) || !isAsked(context.ways);
  },
  open: async ({ page, input }) => {
    await askByTest(page);
    const ways = waysIn(input);
    if (ways.length === 0) await openEmail(page);
    else await openSettings(page, ways);
  },
  events: {
    'way.chosen': {
      drive: ({ page }, { way }) => button(dialogOf(page), choices[way]).click(),
      can: (event, before) => before.can(event) && before.context.way !== event.way,
    },
    'proof.submitted': {
      drive: async ({ page }, { proof }) => {
        if (!(await failAct(page, 503))) await fillIn(page, proof);
        await submit(page).click();
      },
      can: (event, before) => (before.matches('proved') ? before.context.way !== 'passkey' : before.can(event)),
    },
    'passkey.requested': {
      drive: async ({ page }) => {
        if (!(await failAct(page, 503))) await holdBegin(page);
        await submit(page).click();
      },
      can: (_, { context }) => context.way === 'passkey',
    },
    'retry.requested': press('Try again'),
    'message.dismissed': dismiss,
    'proof.expired': {
      drive: async ({ page }) => {
        if (!(await failAct(page, 403))) throw new Error('nothing that needs the proof is under way');
      },
    },
  },
  ports: {
    // The check of a code begins with the same call.
    fetchProofWays: { call: 'POST /begin-step-up', operation: 'beginStepUp', isShared: true, answers: waysOutcome },
    usePasskey: { canSettle: () => true, settle: settlePasskey },
    proveIdentity: { call: 'POST /step-up', operation: 'stepUp', answers: proofOutcome },
  },
  // The browser asks, or what needed the proof is under way.
  looksBusy: ['usingPasskey', 'proved'],
};

function waysIn(input: unknown): readonly ProofWay[] {
  return (input as { readonly ways?: readonly ProofWay[] }).ways ?? [];
}

function isAsked([first]: readonly ProofWay[]): boolean {
  return first === 'code';
}

/** The ways that a step brings; null for any other step. */
function waysAnswered(step: Step): readonly ProofWay[] | null {
  if (!('answer' in step) || step.answer !== 'fetchProofWays') return null;
  return (step.with as Reply<readonly ProofWay[]>).body;
}

/** Whether a step proves who is there. */
function isProof(step: Step): boolean {
  return 'answer' in step && step.answer === 'proveIdentity' && (step.with as Reply<unknown>).status === 200;
}

/** Whether the person confirms the browser's question. */
function isSigned(step: Step): boolean {
  return 'answer' in step && (step.with as Reply<unknown>).body instanceof Secret;
}

function waysOutcome(answer: Reply<readonly ProofWay[]>): Outcome {
  if (answer.body === null) return outcomeOf(answer);
  // A passkey alone, which cannot be used here, is no way at all.
  const ways = answer.body.length === 0 ? ['passkey'] : answer.body;
  return { kind: 'answer', status: 200, json: { bool: true, ways, passkey: null } };
}

function proofOutcome(answer: Reply<unknown>): Outcome {
  if (answer.status !== 200) return outcomeOf(answer);
  return { kind: 'answer', status: 200, json: { bool: true, freshUntil: '2100-01-01T00:00:00Z' } };
}

async function openEmail(page: Page): Promise<void> {
  const json = { bool: false, message: 'Please confirm that it is you.', code: 'step_up_needed' };
  await page.route('**/api/change-email', (route) => route.fulfill({ status: 403, json }));
  await page.goto('/settings');
  await button(page, /^Email address/).click();
  await dialogOf(page).getByLabel('New email').fill('next@example.com');
  await button(dialogOf(page), 'Send link').click();
}

async function openSettings(page: Page, ways: readonly ProofWay[]): Promise<void> {
  const factor = { _id: crypto.randomUUID(), name: 'Laptop', createdAt: '2026-11-20T12:00:00Z', lastUsedAt: null };
  const message = ways.includes('passkey') ? [{ ...factor, kind: 'passkey' }] : [];
  const json = { bool: true, message, backupCodesLeft: 10, isRequired: false, passkeyDomain: '127.0.0.1' };
  await page.route('**/api/factors', (route) => route.fulfill({ json }));
  await holdAct(page);
  await page.goto('/settings');
  await button(page, 'Set up an authenticator app').click();
}

function dialogOf(page: Page): Locator {
  return page.getByRole('dialog');
}

function submit(page: Page): Locator {
  return button(dialogOf(page), 'Continue');
}

async function fillIn(page: Page, proof: Secret): Promise<void> {
  for (const label of Object.values(fields)) {
    const field = dialogOf(page).getByLabel(label, { exact: true });
    if (await field.isVisible()) await hold(field, proof.reveal());
  }
}

/** The calls that were kept, by page: what needs the proof, and what a passkey begins with. */
const acts = new WeakMap<Page, Route[]>();
const begun = new WeakMap<Page, Route[]>();

async function holdAct(page: Page): Promise<void> {
  const kept: Route[] = [];
  acts.set(page, kept);
  await page.route(ACT, (route) => void kept.push(route));
}

/** Refuses what needed the proof, and reads the message. Gives false where nothing is under way. */
async function failAct(page: Page, status: number): Promise<boolean> {
  const route = acts.get(page)?.shift();
  if (route === undefined) return false;
  await route.fulfill({ status, json: AMISS });
  await button(page, 'Got it!').click();
  return true;
}

async function holdBegin(page: Page): Promise<void> {
  const kept: Route[] = [];
  begun.set(page, kept);
  await page.route(BEGIN, (route) => void kept.push(route), { times: 1 });
}

/** The server gives leave to ask for the passkey, or does not; then the person answers the browser. */
async function settlePasskey(driven: Driven, step: Parameters<BrowserPort['settle']>[1]): Promise<void> {
  const { page } = driven;
  while ((begun.get(page) ?? []).length === 0) await page.waitForRequest(BEGIN);
  const route = begun.get(page)?.shift();
  if (passkeyPort.canSettle(step) || isSigned(step)) {
    const passkey = { challenge: 'AQID', rpId: '127.0.0.1', timeout: 300_000, userVerification: 'preferred' };
    await route?.fulfill({ json: { bool: true, ways: ['passkey', 'recovery'], passkey } });
    await passkeyPort.settle(driven, step);
  } else if ('fail' in step && step.with instanceof Unauthorized) {
    await route?.fulfill({ status: 401, json: { ...AMISS, code: 'unauthenticated' } });
  } else if ('fail' in step) {
    await route?.abort();
  } else {
    await route?.fulfill({ status: 429, json: AMISS });
  }
}
