import { type PushPermission, pushMachine, Secret } from '@keel/flows';
import { expect, type Page } from '@playwright/test';
import { pushCases } from '../../../../../packages/flows/src/push/cases.ts';
import { makeAccount } from '../../support/accounts.ts';
import { subscribeTo } from '../../support/pushed.ts';
import { setHidden } from '../../support/visibility.ts';
import { button, click, press } from '../controls.ts';
import type { BrowserPort, Driven, FlowDriver, Outcome } from '../FlowDriver.ts';
import { goTo } from '../goTo.ts';
import { unauthorizedEndsSession } from '../guardExceptions.ts';
import { wait } from '../longWait.ts';
import { outcomeOf, trueSuccess } from '../outcomes.ts';
import { subscriptionOf } from '../qaServer.ts';
import { signInFor } from '../signInFor.ts';

/** Timeout for a page of the same tab, in ms. */
const SHOWN_WITHIN_MS = 2000;
/** A year, in hours: longer than a path whose steps last a week each. */
const SESSION_HOURS = 8760;

/**
 * Registration for push (PUSH-1 to PUSH-3), with the app's service worker. The permission that the page reads is set by
 * the run, since the browser's own cannot be undecided without a window.
 */
export const push: FlowDriver<typeof pushMachine> = {
  machine: pushMachine,
  cases: pushCases,
  as: 'investor',
  isFresh: true,
  serviceWorkers: 'allow',
  arrange: async (server, person) => ({ account: await makeAccount(server, person) }),
  // The browser reports the permission immediately.
  can: (step, before) => !before.matches('checking') || 'answer' in step || 'fail' in step,
  open: async ({ page, server }) => {
    await subscribeTo(page, subscriptionOf(server));
    await replacePrompts(page);
    await page.goto('/health/ready');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/notification');
    await button(page, 'Allow Notifications').waitFor();
  },
  wait,
  events: {
    signedIn: {
      drive: async (driven) => {
        const { page } = driven;
        // The login page leads back to this page, whose calls would exceed their time limits if the clock jumped now.
        await goTo(page, '/settings');
        await setPermission(driven);
        await signInFor(driven, SESSION_HOURS);
        await page.getByText('This device', { exact: true }).waitFor();
        await expect(page.getByRole('list', { name: 'Recent security activity' })).toContainText('Login');
      },
      can: (_, before) => before.matches('idle'),
    },
    signedOut: {
      drive: async ({ page }) => {
        await goTo(page, '/logout');
        // The page would stay mounted, and send nothing, if the next event went to it again before it was left.
        await page.getByLabel('Email').waitFor();
      },
      // A page on which nobody is signed in; it does not ask for the permission.
      can: (_, before) => !before.matches('asking'),
      // At the end of a session.
      isSentByAppToo: true,
    },
    'permission.requested': {
      drive: async ({ page }) => {
        await openPrompt(page);
        await click(button(page, 'Allow Notifications'));
      },
      can: (_, before) => !before.matches('asking'),
    },
    'permission.declined': {
      drive: async (driven) => {
        await setPermission(driven);
        await openPrompt(driven.page);
        await press('Not now').drive(driven, {});
      },
    },
    'permission.changed': {
      drive: async (driven) => {
        await setPermission(driven);
        await changePermission(driven.page);
      },
      isByBrowser: true,
    },
    'page.resumed': {
      drive: async (driven) => {
        await setHidden(driven.page, true);
        await setPermission(driven);
        await setHidden(driven.page, false);
      },
      can: (event, before) => before.can(event),
      isByBrowser: true,
    },
  },
  ports: {
    readPermission: { isImmediate: true, canSettle: () => true },
    askPermission: promptPort('askPermission', { canFail: true }),
    // The worker's promise is never rejected.
    activateWorker: promptPort('activateWorker', { canFail: false }),
    getToken: { call: 'GET /push-key', operation: 'getPushKey', answers: tokenOutcome },
    saveToken: { call: 'POST /save-token', operation: 'saveToken', answers: trueSuccess },
    removeToken: promptPort('removeToken', { canFail: true }),
  },
  exceptions: {
    'push.checking permission.requested 1/1': 'the browser says at once what the permission is',
    'push.checking xstate.after.requestTimeout.push.checking 1/1': 'the browser says at once what the permission is',
    'push.asking permission.requested 1/1': 'the button is busy while the browser asks',
    'push.activatingWorker xstate.error.actor.activateWorker 1/1':
      'the browser’s promise of an active worker is never rejected',
  },
  shows: {
    asking: ({ page }) => expect(button(page, 'Not now')).toBeEnabled(),
  },
  guardExceptions: unauthorizedEndsSession,
};

/** What the run decides about the prompts of the browser. */
interface Prompts {
  /** null if reading it from the browser fails. */
  permission: PushPermission['permission'] | null;
  /** Whether the flow waits for the worker next. Later the same promise is only read for the subscription. */
  isWorkerHeld: boolean;
  /** Ends what the page waits for, by port. */
  readonly pending: Partial<Record<PromptName, (isDone: boolean) => void>>;
}
/** Reading the permission from the browser fails. */
const REFUSED = { permission: null, stamp: null } as const;

type PromptName = 'askPermission' | 'activateWorker' | 'removeToken';

/**
 * Replaces the prompts of the browser, so that the run answers them: the question, the start of the worker, and the end
 * of a subscription.
 */
async function replacePrompts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state: Prompts = { permission: 'default', isWorkerHeld: false, pending: {} };
    Object.assign(globalThis, { qaPush: state });
    const hold = <Value>(name: PromptName, value: () => Value | Promise<Value>) =>
      new Promise<Value>((resolve, reject) => {
        state.pending[name] = (isDone) => {
          if (isDone) resolve(value());
          else reject(new DOMException('not allowed', 'NotAllowedError'));
        };
      });
    if (!('Notification' in globalThis)) return;
    Object.defineProperty(Notification, 'permission', {
      get: () => {
        if (state.permission === null) throw new DOMException('blocked', 'SecurityError');
        return state.permission;
      },
    });
    // Whatever the answer is, the app reads the permission afterwards.
    Notification.requestPermission = () => hold('askPermission', (): NotificationPermission => 'default');
    // oxlint-disable-next-line typescript/unbound-method -- it is called with the manager as `this`
    const subscription = PushManager.prototype.getSubscription;
    PushManager.prototype.getSubscription = async function getSubscription() {
      const found = await subscription.call(this);
      return found && Object.assign(found, { unsubscribe: () => hold('removeToken', () => true) });
    };
    const workers = navigator.serviceWorker;
    const { ready } = workers;
    Object.defineProperty(workers, 'ready', {
      get: () => {
        if (!state.isWorkerHeld) return ready;
        state.isWorkerHeld = false;
        return hold('activateWorker', () => ready);
      },
    });
  });
}

/** The run ends what the page waits for. */
function promptPort(name: PromptName, { canFail }: { readonly canFail: boolean }): BrowserPort {
  return {
    canSettle: (step) => 'answer' in step || canFail,
    settle: async (driven, step) => {
      const { page } = driven;
      await setPermission(driven);
      const pending = await page.waitForFunction(
        (wanted) => (globalThis as unknown as { readonly qaPush: Prompts }).qaPush.pending[wanted] !== undefined,
        name,
      );
      await pending.dispose();
      await page.evaluate(
        ({ wanted, isDone }) => {
          const { qaPush } = globalThis as unknown as { readonly qaPush: Prompts };
          const end = qaPush.pending[wanted];
          delete qaPush.pending[wanted];
          end?.(isDone);
        },
        { wanted: name, isDone: 'answer' in step },
      );
    },
  };
}

/** Sets what the browser says of the permission next, and what the app has stored of the last registration. */
async function setPermission({ page, account, immediate }: Driven): Promise<void> {
  const [step] = immediate;
  if (step === undefined || 'send' in step || 'wait' in step) return;
  const { permission, stamp } = 'answer' in step ? (step.with as PushPermission) : REFUSED;
  await page.evaluate(
    ({ next, userId }) => {
      const { qaPush } = globalThis as unknown as { readonly qaPush: Prompts };
      qaPush.permission = next;
      qaPush.isWorkerHeld = next === 'granted' && userId === null;
      const managers = globalThis as { PushManager?: unknown; qaPushManager?: unknown };
      managers.qaPushManager ??= managers.PushManager;
      if (next === 'missing') delete managers.PushManager;
      else managers.PushManager = managers.qaPushManager;
      if (userId === null) localStorage.removeItem('pushStamp');
      else localStorage.setItem('pushStamp', JSON.stringify({ userId, at: Date.now() }));
    },
    { next: permission, userId: stamp === null ? null : account.userId },
  );
}

/** Whether the browser of each page allows notifications by itself. */
const allowing = new WeakSet<Page>();

/** The permission is changed in the settings of the browser, which reports that to the page. */
async function changePermission(page: Page): Promise<void> {
  if (allowing.has(page)) await page.context().clearPermissions();
  else await page.context().grantPermissions(['notifications']);
  if (!allowing.delete(page)) allowing.add(page);
}

async function openPrompt(page: Page): Promise<void> {
  // The redirect to the login page may still be in progress.
  await expect(async () => {
    const path = await page.evaluate(() => location.pathname);
    if (path !== '/notification') await goTo(page, '/notification');
    await button(page, 'Allow Notifications').waitFor({ timeout: SHOWN_WITHIN_MS });
  }).toPass();
}

/** A server without a key for push; it gives no token. */
function tokenOutcome(token: unknown): Outcome {
  if (token instanceof Secret) return { kind: 'true' };
  return outcomeOf({ kind: 'answered', status: 503, text: '', bool: false, body: null, at: 0 });
}
