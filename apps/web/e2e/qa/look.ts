import { sessionMessages } from '@keel/flows';
import type { Page } from '@playwright/test';
import type { SeenState } from './Inspection.ts';

/** Ms within which the page has to show what its flow says. */
const SHOWN_WITHIN_MS = 8000;

/** What is seen of a page at one moment. */
interface Look {
  readonly url: string;
  readonly isPending: boolean;
  /** The words of an open message; null when there is none. */
  readonly message: string | null;
  readonly text: string;
  readonly hasInvalidField: boolean;
  readonly isFocusLost: boolean;
  readonly hasToken: boolean;
  /** Everything that the browser keeps or that the address shows. */
  readonly kept: string;
}

/** What a step must leave behind. */
export interface Expected {
  readonly state: SeenState;
  /** Whether a person has pressed or typed something on this page: from then on the focus must be somewhere. */
  readonly isUsed: boolean;
  /** Whether a control has to show that something is under way. */
  readonly isBusy: boolean;
  /** Texts that may be nowhere but in a field. */
  readonly secrets: readonly string[];
}

/**
 * Waits until the page shows what the state of its flow says.
 *
 * @returns what is wrong with the page, as sentences; none when all is well
 */
export async function faultsOf(page: Page, expected: Expected): Promise<readonly string[]> {
  const deadline = Date.now() + SHOWN_WITHIN_MS;
  for (;;) {
    const faults = faultsIn(await look(page), expected);
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
 * Waits until the page shows that the session has ended: the log-in page, with the reason, and nothing left of the investor.
 *
 * @returns what is wrong, as sentences; none when all is well
 */
export async function faultsOfSignedOut(page: Page, secrets: readonly string[]): Promise<readonly string[]> {
  const deadline = Date.now() + SHOWN_WITHIN_MS;
  for (;;) {
    const seen = await look(page);
    const faults = [
      ...(new URL(seen.url).pathname === '/login' ? [] : ['the page is not /login']),
      ...(seen.text.includes(sessionMessages.ended) ? [] : [`the page does not say '${sessionMessages.ended}'`]),
      ...(seen.message === null ? [] : [`there is a message: '${seen.message}'`]),
      ...(seen.isFocusLost ? ['nothing has the focus'] : []),
      ...(seen.hasToken ? ['the token is still in the storage'] : []),
      ...(secrets.some((secret) => seen.kept.includes(secret)) ? ['a secret is in the address or in the storage'] : []),
    ];
    if (faults.length === 0 || Date.now() > deadline) return faults;
    await moment();
  }
}

function faultsIn(seen: Look, { state, isUsed, isBusy, secrets }: Expected): string[] {
  const kept = secrets.filter((secret) => seen.kept.includes(secret)).length;
  const faults = kept > 0 ? [`${kept} secret in the address or in the browser's storage`] : [];
  if (state.status === 'done') {
    const path = state.leadsTo?.split('?')[0];
    if (path !== undefined && new URL(seen.url).pathname !== path) faults.push(`the page is not ${path}`);
    return faults;
  }
  const has = (tag: string) => state.tags.includes(tag);
  if (isBusy !== seen.isPending) faults.push(isBusy ? 'no control shows that it is busy' : 'a control is busy');
  if (has('modal') && seen.message === null) faults.push('there is no message');
  if (has('modal') && seen.message !== null && !seen.message.includes(state.message)) {
    faults.push(`the message is '${seen.message}' and not '${state.message}'`);
  }
  if (!has('modal') && seen.message !== null) faults.push(`there is a message: '${seen.message}'`);
  for (const error of has('modal') ? [] : state.errors) {
    if (!seen.text.includes(error)) faults.push(`the page does not say '${error}'`);
  }
  if (state.hasFieldErrors && !seen.hasInvalidField && !has('modal')) faults.push('no field is marked as wrong');
  if (state.errors.length === 0 && seen.hasInvalidField) faults.push('a field is marked as wrong');
  if (isUsed && seen.isFocusLost) faults.push('nothing has the focus');
  return faults;
}

function look(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const message = document.querySelector('[role=alertdialog][aria-label=Message]');
    const storage = [localStorage, sessionStorage].map((each) => JSON.stringify(Object.entries(each)));
    return {
      url: location.href,
      isPending: document.querySelector('[data-pending]') !== null,
      message: message === null ? null : (message.textContent ?? ''),
      text: document.body.innerText,
      // A field for a file is a group, which cannot be `aria-invalid`.
      hasInvalidField: document.querySelector('[aria-invalid=true], [data-field][data-invalid=true]') !== null,
      isFocusLost: document.activeElement === null || document.activeElement === document.body,
      hasToken: localStorage.getItem('token') !== null,
      kept: [location.href, JSON.stringify(history.state), document.cookie, ...storage].join('\n'),
    };
  });
}
