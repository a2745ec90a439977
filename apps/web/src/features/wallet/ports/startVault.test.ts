import { Secret, type SessionEvent, type User } from '@keel/flows';
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { startVault } from './startVault.ts';
import { type FakeBrowser, fakeBrowser, fakeStorage, fakeTabs, keyStoreOf } from './testing.ts';
import type { PageListener } from './watchPage.ts';

const phrase = new Secret('legal winner thank year wave sausage worth useful legal winner thank yellow');
const passcode = new Secret('passcode of ada');
// The vault uses only the id of a person.
const ada = { type: 'signedIn', user: { _id: 'ada' } as User, epoch: 1 } as const;
const minute = 60_000;

/** A tab of a browser; tabs share storage, clock and channel. */
function openTab(browser: FakeBrowser, local: Storage, tabs: ReturnType<typeof fakeTabs>) {
  let page: PageListener | null = null;
  const sessionEvents: SessionEvent[] = [];
  const vault = startVault({
    store: keyStoreOf(local),
    now: browser.now,
    startWorker: browser.startWorker,
    channel: tabs(),
    watchPage(on) {
      page = on;
      return () => (page = null);
    },
    notifySession: (event) => sessionEvents.push(event),
  });
  const is = (state: string) =>
    waitFor(vault.actor, (snapshot) => stateOf(snapshot.value).startsWith(state), { timeout: 20_000 });
  return {
    vault,
    sessionEvents,
    is,
    state: () => stateOf(vault.actor.getSnapshot().value),
    page: () => {
      if (page === null) throw new Error('The page is not watched.');
      return page;
    },
    async unlock() {
      vault.signedIn(ada);
      await is('locked');
      vault.actor.send({ type: 'unlock.submitted', passcode });
      await is('unlocked');
    },
  };
}

const stateOf = (value: unknown): string =>
  typeof value === 'string' ? value : Object.entries(value as object)[0]!.join('.');

async function start() {
  const browser = await fakeBrowser();
  const local = fakeStorage();
  const tabs = fakeTabs();
  const tab = openTab(browser, local, tabs);
  const signal = new AbortController().signal;
  const checked = await tab.vault.ports.checkPhrase({ phrase, seedPassphrase: new Secret('') }, signal);
  if (checked.kind !== 'valid') throw new Error('The words are not taken.');
  const sealed = await tab.vault.ports.sealVault(
    { userId: 'ada', draft: checked.draft, place: null, passcode },
    signal,
  );
  if (sealed.kind !== 'sealed') throw new Error('It was not sealed.');
  checked.draft.wipe();
  sealed.keys.wipe();
  return { browser, local, tab, wallet: sealed.wallet, other: () => openTab(browser, local, tabs) };
}

it('[WALLET-3 SESS-1] opens with the passcode and notifies the session, without any secret', async () => {
  const { tab, wallet, browser } = await start();
  await tab.unlock();
  expect(tab.state()).toBe('unlocked.open');
  expect(browser.running()).toBe(1);
  expect(tab.sessionEvents).toEqual([
    { type: 'wallet.changed', wallet: { ...wallet, seedphrase: 'stored', hasPasscode: true } },
    { type: 'wallet.opened', assets: [] },
  ]);
});

it('[WALLET-3] locking terminates the worker', async () => {
  const { tab, browser } = await start();
  await tab.unlock();
  tab.vault.actor.send({ type: 'lock.requested' });
  expect([tab.state(), browser.running()]).toEqual(['locked', 0]);
  expect(tab.sessionEvents.at(-1)).toEqual({ type: 'wallet.changed', wallet: { isOpen: false, assets: [] } });
});

it('[WALLET-3] leaving the page locks the wallet, and signing out ends it', async () => {
  const { tab, browser } = await start();
  await tab.unlock();
  tab.page().left();
  expect([tab.state(), browser.running()]).toEqual(['locked', 0]);
  tab.vault.signedOut();
  expect(tab.state()).toBe('idle');
});

it('[SESS-6] a logout with an open wallet leaves nothing in the storage', async () => {
  const { tab, local } = await start();
  await tab.unlock();
  local.clear();
  tab.vault.signedOut();
  expect(local).toHaveLength(0);
});

it('[WALLET-3] a broken worker locks the wallet', async () => {
  const { tab, browser } = await start();
  await tab.unlock();
  browser.crash();
  expect(tab.state()).toBe('locked');
});

it('[SET-2] activity keeps it open, also for the worker; after the deadline it locks', async () => {
  const { tab, browser } = await start();
  await tab.unlock();
  for (let touches = 0; touches < 3; touches += 1) {
    browser.clock.at += minute - 1;
    tab.page().touched();
  }
  expect(tab.state()).toBe('unlocked.open');
  browser.clock.at += minute;
  tab.page().touched();
  expect([tab.state(), browser.running()]).toEqual(['locked', 0]);
});

it('[SET-2] a computer that slept too long finds the wallet locked', async () => {
  const { tab, browser } = await start();
  await tab.unlock();
  browser.clock.at += minute;
  tab.page().woke();
  expect([tab.state(), browser.running()]).toEqual(['locked', 0]);
});

it('[SET-2] the chosen minutes apply to worker and tabs, and are stored', async () => {
  const { tab, browser, local } = await start();
  await tab.unlock();
  browser.clock.at += 2000;
  tab.vault.actor.send({ type: 'autoLock.chosen', minutes: 5 });
  expect(local.getItem('autoLockMinutes')).toBe('5');
  browser.clock.at += 1000;
  tab.page().touched();
  browser.clock.at += 5 * minute - 1;
  tab.page().woke();
  expect(tab.state()).toBe('unlocked.open');
  browser.clock.at += 1;
  tab.page().woke();
  expect(tab.state()).toBe('locked');
});

it('[SET-2] activity in one tab keeps it open in all, and locking one locks all', async () => {
  const { tab, other, browser } = await start();
  const second = other();
  await tab.unlock();
  await second.unlock();
  expect(browser.running()).toBe(2);
  browser.clock.at += minute - 1;
  tab.page().touched();
  browser.clock.at += minute - 1;
  second.page().woke();
  expect(second.state()).toBe('unlocked.open');
  second.vault.actor.send({ type: 'lock.requested' });
  expect([tab.state(), second.state(), browser.running()]).toEqual(['locked', 'locked', 0]);
});

it('[WALLET-3] wrong passcodes are counted for all tabs and across reloads', async () => {
  const { tab, other } = await start();
  const second = other();
  tab.vault.signedIn(ada);
  second.vault.signedIn(ada);
  await tab.is('locked');
  await second.is('locked');
  for (let tries = 1; tries <= 20 && tab.state() === 'locked'; tries += 1) {
    tab.vault.actor.send({ type: 'unlock.submitted', passcode: new Secret('not it at all') });
    // oxlint-disable-next-line no-await-in-loop -- one try after the other is the point
    await tab.is('locked');
  }
  expect(tab.state()).toBe('lockedOut');
  second.page().stored('vaultTries');
  await second.is('lockedOut');
  const reloaded = other();
  reloaded.vault.signedIn(ada);
  await reloaded.is('lockedOut');
  expect(reloaded.vault.actor.getSnapshot().context.retryAt).toBe(tab.vault.actor.getSnapshot().context.retryAt);
});

it('[WALLET-3] deleting the stored count and reloading gives no new attempts (W-17)', async () => {
  const { tab, local, other } = await start();
  tab.vault.signedIn(ada);
  await tab.is('locked');
  for (let tries = 1; tries <= 6; tries += 1) {
    tab.vault.actor.send({ type: 'unlock.submitted', passcode: new Secret('not it at all') });
    // oxlint-disable-next-line no-await-in-loop -- one try after the other is the point
    await tab.is(tries < 6 ? 'locked' : 'lockedOut');
  }
  const { retryAt } = tab.vault.actor.getSnapshot().context;
  local.removeItem('vaultTries');
  const reloaded = other();
  reloaded.vault.signedIn(ada);
  await reloaded.is('locked');
  reloaded.vault.actor.send({ type: 'unlock.submitted', passcode });
  await reloaded.is('lockedOut');
  expect(reloaded.vault.actor.getSnapshot().context).toMatchObject({ failedAttempts: 6, retryAt });
});

it('[WALLET-3] another wallet in storage locks this one and is shown', async () => {
  const { tab, local, browser } = await start();
  await tab.unlock();
  local.clear();
  tab.page().stored(null);
  expect([tab.state(), browser.running()]).toEqual(['locked', 0]);
  tab.page().stored('seedphrase');
  await tab.is('absent');
});

it('[WALLET-3] removing the wallet deletes everything, its history too, and notifies the session (W-20)', async () => {
  const { tab, local } = await start();
  local.setItem('walletSent', '[]');
  await tab.unlock();
  tab.vault.actor.send({ type: 'removal.requested' });
  tab.vault.actor.send({ type: 'removal.confirmed' });
  await tab.is('absent');
  expect(local.length).toBe(0);
  expect(tab.sessionEvents.at(-1)).toMatchObject({
    type: 'wallet.changed',
    wallet: { seedphrase: null, address: null },
  });
});

it('[WALLET-3] after stopping it holds nothing and handles no events', async () => {
  const { tab, browser } = await start();
  await tab.unlock();
  tab.vault.stop();
  expect(browser.running()).toBe(0);
  expect(() => tab.page()).toThrow('The page is not watched.');
});
