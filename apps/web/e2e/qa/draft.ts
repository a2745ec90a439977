import { logIn } from '../support/journeys.ts';
import type { Driven } from './FlowDriver.ts';

/** Whether a flow is started with what was in its form when the session ended. */
export function isDraft(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'draft' in input;
}

/** Whether that form had sent something that was never answered. */
export function hasOpenAttempt(input: unknown): boolean {
  const { draft } = input as { readonly draft?: { readonly attempt: object | null } };
  return (draft?.attempt ?? null) !== null;
}

interface Leaving {
  /** The call that is refused with 401, as a pattern of its address. */
  readonly call: string;
  /** Sends it. */
  readonly send: () => Promise<void>;
  /** A call that the page of the form makes when it opens again, and that gets no answer. @default none */
  readonly unanswered?: string;
}

/** Leaves a form as the end of the session does, with a call that was not answered, and comes back to it by logging in. */
export async function comeBack({ page, account }: Driven, { call, send, unanswered }: Leaving): Promise<void> {
  const form = new URL(page.url()).pathname;
  const json = { bool: false, message: 'Please log in again.', code: 'unauthenticated' };
  await page.route(call, (route) => route.fulfill({ status: 401, json }), { times: 1 });
  await send();
  await page.waitForURL('/login');
  if (unanswered !== undefined) await page.route(unanswered, () => undefined);
  await logIn(page, account.person.email, account.person.password);
  await page.waitForURL(form);
}
