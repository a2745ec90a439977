import { logIn } from '../support/journeys.ts';
import type { Driven } from './FlowDriver.ts';
import { UNAUTHENTICATED_BODY } from './outcomes.ts';

/** Whether a flow starts with the draft of a form that was open when the session ended. */
export function hasDraft(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'draft' in input;
}

/** Whether that form had sent a call that was never answered. */
export function hasOpenAttempt(input: unknown): boolean {
  const { draft } = input as { readonly draft?: { readonly attempt: object | null } };
  return (draft?.attempt ?? null) !== null;
}

interface EndOptions {
  /** The URL pattern of the call that is refused with 401. */
  readonly call: string;
  /** Makes the page send that call. */
  readonly send: () => Promise<void>;
  /** The URL pattern of a call that the page makes when it opens again, and that is never answered. @default none */
  readonly unanswered?: string;
}

/** Ends the session while the form waits for a call, and returns to the form by logging in again. */
export async function returnToDraft({ page, account }: Driven, { call, send, unanswered }: EndOptions): Promise<void> {
  const form = new URL(page.url()).pathname;
  await page.route(call, (route) => route.fulfill({ status: 401, json: UNAUTHENTICATED_BODY }), { times: 1 });
  await send();
  await page.waitForURL('/login');
  if (unanswered !== undefined) await page.route(unanswered, () => undefined);
  await logIn(page, account.person.email, account.person.password);
  await page.waitForURL(form);
}
