import { type ProofWay, type Reply, Secret, stepUpMachine, Unauthorized } from '@keel/flows';
import type { Step } from '@keel/flows/testing';
import type { Locator, Page, Route } from '@playwright/test';
import { stepUpCases } from '../../../../../packages/flows/src/stepUp/cases.ts';
import { makeAccount } from '../../support/accounts.ts';
import { button, click, dismiss, fillIfChanged, press } from '../controls.ts';
import type { BrowserPort, Driven, FlowDriver, Outcome } from '../FlowDriver.ts';
import { alwaysOffered, unauthorizedEndsSession } from '../guardExceptions.ts';
import { outcomeOf } from '../outcomes.ts';
import { passkeyPort, replacePasskeyPrompt } from '../passkey.ts';
import { waitForCall } from '../waitForCall.ts';

const choices: Readonly<Record<ProofWay, string>> = {
  password: 'Use your password',
  passkey: 'Use a passkey',
  code: 'Use a code from your app',
  recovery: 'Use a recovery code',
};
const fields = { password: 'Password', code: 'Code from your app', recovery: 'Recovery code' } as const;

const BEGIN = '**/api/begin-step-up';
const PROTECTED_CALL = '**/api/begin-authenticator';
const UNAVAILABLE = { bool: false, message: 'The service is temporarily unavailable.' };

/**
 * The step-up dialog (PAYOUT-4). It opens before an authenticator app is set up, where the page already knows the ways
 * to prove the identity, and before the email is changed, where the page asks the server for them. The account has no
 * second factor on the server of the run, so the driver answers in place of the server.
 */
export const stepUp: FlowDriver<typeof stepUpMachine> = {
  machine: stepUpMachine,
  cases: stepUpCases,
  as: 'investor',
  arrange: async (server, person) => ({ account: await makeAccount(server, person) }),
  // Only the ways in the server's answer begin with codes, which distinguishes the two dialogs.
  canStart: (input) => !startsWithCode(waysIn(input)),
  can: (step, { context }) => {
    const answered = waysAnswered(step);
    if (answered !== null && answered.length > 0) return startsWithCode(answered);
    return !isProof(step) || !startsWithCode(context.ways);
  },
  open: async ({ page, input }) => {
    await replacePasskeyPrompt(page);
    const ways = waysIn(input);
    if (ways.length === 0) await openEmail(page);
    else await openSettings(page, ways);
  },
  events: {
    'way.chosen': {
      drive: ({ page }, { way }) => click(button(dialogOf(page), choices[way])),
      can: (event, before) => before.can(event) && before.context.way !== event.way,
    },
    'proof.submitted': {
      drive: async ({ page }, { proof }) => {
        if (await isProved(page)) await failProtectedCall(page, 503);
        else await fillIn(page, proof);
        await click(submit(page));
      },
      can: (event, before) => (before.matches('proved') ? before.context.way !== 'passkey' : before.can(event)),
    },
    'passkey.requested': {
      drive: async ({ page }) => {
        if (await isProved(page)) await failProtectedCall(page, 503);
        else await interceptBegin(page);
        await click(submit(page));
      },
      can: (_, { context }) => context.way === 'passkey',
    },
    'retry.requested': press('Try again'),
    'message.dismissed': dismiss,
    'proof.expired': {
      drive: ({ page }) => failProtectedCall(page, 403),
    },
  },
  ports: {
    // The check of a code makes the same call.
    fetchProofWays: { call: 'POST /begin-step-up', operation: 'beginStepUp', isShared: true, answers: waysOutcome },
    usePasskey: { canSettle: () => true, settle: settlePasskey },
    proveIdentity: { call: 'POST /step-up', operation: 'stepUp', answers: proofOutcome },
  },
  // The browser shows its prompt, or the call that needs the proof is pending.
  busyStates: ['usingPasskey', 'proved'],
  guardExceptions: {
    ...unauthorizedEndsSession,
    ...alwaysOffered('isOffered', 'isProof', 'usesPasskey'),
  },
};

function waysIn(input: unknown): readonly ProofWay[] {
  return (input as { readonly ways?: readonly ProofWay[] }).ways ?? [];
}

function startsWithCode([first]: readonly ProofWay[]): boolean {
  return first === 'code';
}

/** The ways that a step answers with; null for any other step. */
function waysAnswered(step: Step): readonly ProofWay[] | null {
  if (!('answer' in step) || step.answer !== 'fetchProofWays') return null;
  return (step.with as Reply<readonly ProofWay[]>).body;
}

/** Whether a step proves the identity. */
function isProof(step: Step): boolean {
  return 'answer' in step && step.answer === 'proveIdentity' && (step.with as Reply<unknown>).status === 200;
}

/** Whether the person confirms the browser's prompt. */
function isSigned(step: Step): boolean {
  return 'answer' in step && (step.with as Reply<unknown>).body instanceof Secret;
}

function waysOutcome(answer: Reply<readonly ProofWay[]>): Outcome {
  if (answer.body === null) return outcomeOf(answer);
  // The page ignores a passkey without a challenge, so this list is empty for it.
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
  await click(button(page, /^Email address/));
  await dialogOf(page).getByLabel('New email').fill('next@example.com');
  await click(button(dialogOf(page), 'Send link'));
}

async function openSettings(page: Page, ways: readonly ProofWay[]): Promise<void> {
  const factor = { _id: crypto.randomUUID(), name: 'Laptop', createdAt: '2026-11-20T12:00:00Z', lastUsedAt: null };
  const message = ways.includes('passkey') ? [{ ...factor, kind: 'passkey' }] : [];
  const json = { bool: true, message, backupCodesLeft: 10, isRequired: false, passkeyDomain: '127.0.0.1' };
  await page.route('**/api/factors', (route) => route.fulfill({ json }));
  await interceptProtectedCall(page);
  await page.goto('/settings');
  await click(button(page, 'Set up an authenticator app'));
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
    if (await field.isVisible()) await fillIfChanged(field, proof.reveal());
  }
}

/** Intercepted calls by page: the call that needs the proof, and the first call of a passkey check. */
const protectedCalls = new WeakMap<Page, Route[]>();
const beginCalls = new WeakMap<Page, Route[]>();

async function interceptProtectedCall(page: Page): Promise<void> {
  const pending: Route[] = [];
  protectedCalls.set(page, pending);
  await page.route(PROTECTED_CALL, (route) => void pending.push(route));
}

/** Whether the proof was accepted, so that the call that needs it is pending. */
async function isProved(page: Page): Promise<boolean> {
  return (await submit(page).getAttribute('data-pending')) !== null;
}

/** Refuses the call that needs the proof, and dismisses the message. */
async function failProtectedCall(page: Page, status: number): Promise<void> {
  const pending = protectedCalls.get(page) ?? [];
  await waitForCall(pending);
  await pending.shift()?.fulfill({ status, json: UNAVAILABLE });
  await click(button(page, 'Got it!'));
}

async function interceptBegin(page: Page): Promise<void> {
  const pending: Route[] = [];
  beginCalls.set(page, pending);
  await page.route(BEGIN, (route) => void pending.push(route), { times: 1 });
}

/** The server allows the passkey prompt or refuses it; if it allows it, the person answers the prompt. */
async function settlePasskey(driven: Driven, step: Parameters<BrowserPort['settle']>[1]): Promise<void> {
  const { page } = driven;
  const pending = beginCalls.get(page) ?? [];
  await waitForCall(pending);
  const route = pending.shift();
  if (passkeyPort.canSettle(step) || isSigned(step)) {
    const passkey = { challenge: 'AQID', rpId: '127.0.0.1', timeout: 300_000, userVerification: 'preferred' };
    await route?.fulfill({ json: { bool: true, ways: ['passkey', 'recovery'], passkey } });
    await passkeyPort.settle(driven, step);
  } else if ('fail' in step && step.with instanceof Unauthorized) {
    await route?.fulfill({ status: 401, json: { ...UNAVAILABLE, code: 'unauthenticated' } });
  } else if ('fail' in step) {
    await route?.abort();
  } else {
    await route?.fulfill({ status: 429, json: UNAVAILABLE });
  }
}
