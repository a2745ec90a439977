import { sessionMessages } from '@keel/flows';
import type { Page } from '@playwright/test';
import type { Person } from '../support/test.ts';
import type { InspectedState } from './Inspection.ts';

/** Timeout for the page to show the state of its flow, in ms. */
const SHOWN_WITHIN_MS = 8000;

/** What the page shows at one moment. */
interface PageState {
  readonly url: string;
  readonly isPending: boolean;
  /** The text of the open message; null if there is none. */
  readonly message: string | null;
  readonly text: string;
  readonly hasInvalidField: boolean;
  readonly isFocusLost: boolean;
  /** What is in the fields. */
  readonly fieldText: string;
  /** The keys of the permanent storage. */
  readonly storedKeys: readonly string[];
  /** Everything that the browser stores or that the address shows. */
  readonly exposedText: string;
}

/** A session that has ended on the page. */
export interface EndedSession {
  /** The event that ended it. */
  readonly event: string;
  readonly person: Person;
}

/** Storage keys of the signed-in person, which are removed at the end of each session (SESS-4). */
const SESSION_KEYS = ['token', 'expiry', 'activeAt', 'user'];
/** The only storage keys that a logout keeps (SESS-6). */
const LEFT_BY_LOGOUT = ['deviceToken'];

/** What must be true after a step. */
export interface Expected {
  readonly state: InspectedState;
  /** Whether a person has pressed or typed something on this page: from then on an element must have the focus. */
  readonly isUsed: boolean;
  /** Whether a control has to show that it is busy; null if it may. */
  readonly isBusy: boolean | null;
  /** Texts that may only be in fields. */
  readonly secrets: readonly string[];
  /** The session that has ended; null for none. */
  readonly ended: EndedSession | null;
}

/**
 * Waits until the page shows the state of its flow.
 *
 * @param withinMs the timeout
 * @returns what is wrong with the page, as sentences; empty if nothing is
 */
export async function faultsOf(page: Page, expected: Expected, withinMs = SHOWN_WITHIN_MS): Promise<readonly string[]> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const faults = faultsIn(await readPage(page), expected);
    if (faults.length === 0 || Date.now() > deadline) return faults;
    await moment();
  }
}

function moment(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
}

/**
 * Waits until the page shows that the session has ended: the login page says why, and no data of the investor remains.
 *
 * @param withinMs the timeout
 * @returns what is wrong with the page, as sentences; empty if nothing is
 */
export async function faultsOfSignedOut(
  page: Page,
  { secrets, person }: { readonly secrets: readonly string[]; readonly person: Person },
  withinMs = SHOWN_WITHIN_MS,
): Promise<readonly string[]> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const pageState = await readPage(page);
    const { url, text, message, isFocusLost, exposedText } = pageState;
    const faults = [
      ...(new URL(url).pathname === '/login' ? [] : ['the page is not /login']),
      ...(text.includes(sessionMessages.ended) ? [] : [`the page does not say '${sessionMessages.ended}'`]),
      ...(message === null ? [] : [`there is a message: '${message}'`]),
      ...(isFocusLost ? ['nothing has the focus'] : []),
      ...leftoversIn(pageState, { event: 'unauthorized', person }),
      ...(secrets.some((secret) => exposedText.includes(secret))
        ? ['a secret is in the address or in the storage']
        : []),
    ];
    if (faults.length === 0 || Date.now() > deadline) return faults;
    await moment();
  }
}

/** What the page and the browser's storage still have of the person whose session has ended. */
function leftoversIn(
  { text, fieldText, storedKeys, exposedText }: PageState,
  { event, person }: EndedSession,
): string[] {
  const { email, lastName } = person;
  const has = (whole: string) => whole.includes(email) || whole.includes(lastName);
  const shown = has(text) || has(fieldText) ? ['the page shows the name or the email of who was signed in'] : [];
  // What another tab has to remove from the storage is checked on the page of that tab.
  if (event === 'storageChanged') return shown;
  const left = storedKeys.filter((key) =>
    event === 'logout' ? !LEFT_BY_LOGOUT.includes(key) : SESSION_KEYS.includes(key),
  );
  return [
    ...shown,
    ...(left.length > 0 ? [`the storage still has ${left.join(', ')}`] : []),
    ...(has(exposedText) ? ['the address or the storage has the name or the email of who was signed in'] : []),
  ];
}

function faultsIn(pageState: PageState, { state, isUsed, isBusy, secrets, ended }: Expected): string[] {
  const leakCount = secrets.filter((secret) => pageState.exposedText.includes(secret)).length;
  const faults = leakCount > 0 ? [`${leakCount} secret in the address or in the browser's storage`] : [];
  if (ended !== null) faults.push(...leftoversIn(pageState, ended));
  if (state.status === 'done') {
    const path = state.leadsTo?.split('?')[0];
    if (path !== undefined && new URL(pageState.url).pathname !== path) faults.push(`the page is not ${path}`);
    return faults;
  }
  const has = (tag: string) => state.tags.includes(tag);
  if (isBusy !== null && isBusy !== pageState.isPending)
    faults.push(isBusy ? 'no control shows that it is busy' : 'a control is busy');
  if (has('modal') && pageState.message === null) faults.push('there is no message');
  if (has('modal') && pageState.message !== null && !pageState.message.includes(state.message)) {
    faults.push(`the message is '${pageState.message}' and not '${state.message}'`);
  }
  if (!has('modal') && pageState.message !== null) faults.push(`there is a message: '${pageState.message}'`);
  for (const error of has('modal') ? [] : state.errors) {
    if (!pageState.text.includes(error)) faults.push(`the page does not say '${error}'`);
  }
  if (state.notice !== '' && !has('modal') && !pageState.text.includes(state.notice)) {
    faults.push(`the page does not say '${state.notice}'`);
  }
  if (state.hasFieldErrors && !pageState.hasInvalidField && !has('modal')) faults.push('no field is marked as wrong');
  if (state.errors.length === 0 && !state.hasFieldErrors && pageState.hasInvalidField)
    faults.push('a field is marked as wrong');
  if (isUsed && pageState.isFocusLost) faults.push('nothing has the focus');
  return faults;
}

function readPage(page: Page): Promise<PageState> {
  return page.evaluate(() => {
    const message = document.querySelector('[role=alertdialog][aria-label=Message]');
    // A browser that blocks storage throws.
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- this function runs in the page
    const read = <Value>(entry: () => Value): Value | null => {
      try {
        return entry();
      } catch {
        return null;
      }
    };
    const storage = [() => localStorage, () => sessionStorage].map((each) =>
      JSON.stringify(Object.entries(read(each) ?? {})),
    );
    return {
      url: location.href,
      isPending: document.querySelector('[data-pending], [role=progressbar]:not([aria-valuenow])') !== null,
      message: message === null ? null : (message.textContent ?? ''),
      text: document.body.innerText,
      // A file field is a group, which cannot be `aria-invalid`.
      hasInvalidField: document.querySelector('[aria-invalid=true], [data-field][data-invalid=true]') !== null,
      isFocusLost: document.activeElement === null || document.activeElement === document.body,
      fieldText: [...document.querySelectorAll('input, textarea')]
        .map((field) => (field as HTMLInputElement | HTMLTextAreaElement).value)
        .join('\n'),
      storedKeys: read(() => Object.keys(localStorage)) ?? [],
      exposedText: [location.href, JSON.stringify(history.state), document.cookie, ...storage].join('\n'),
    };
  });
}
