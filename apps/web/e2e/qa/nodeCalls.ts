import type { Page, Route } from '@playwright/test';
import type { Driven } from './FlowDriver.ts';

/** Timeout for a call that a step answers, in ms. */
const CALLED_WITHIN_MS = 15_000;
const CALLS = '**/api/wallet-rpc/**';

/** How a call of a wallet's network is answered. */
export type NodeAnswer =
  /** The network itself answers. */
  | 'true'
  /** There is no answer: the call does not reach the server. */
  | 'lost'
  /** This result instead of the network's. */
  | { readonly result: unknown }
  /** The network refuses the call. */
  | { readonly refusal: string }
  /** The server answers, and not the network. */
  | { readonly status: number; readonly json: object };

/** How each call is answered that a flow makes while it waits for one port. */
export type AnswerNodeCall = (method: string, params: readonly unknown[]) => NodeAnswer;

interface HeldCall {
  readonly port: string;
  readonly route: Route;
}

interface NodeCalls {
  readonly held: HeldCall[];
  /** The port that is being answered, and how; null while none is. */
  answering: { readonly port: string; readonly answer: AnswerNodeCall } | null;
}

const calls = new WeakMap<Page, NodeCalls>();

/**
 * Delays the calls of the wallet's network that the page makes while its flow waits for one of these ports, until a step
 * answers the port. Unlike a call of the contract, a port calls the network several times, and which calls depends on
 * the answers. Call it before the page is opened.
 */
export async function holdNodeCalls({ page, isWaitingFor }: Driven, ports: readonly string[]): Promise<void> {
  const state: NodeCalls = { held: [], answering: null };
  calls.set(page, state);
  await page.route(CALLS, async (route) => {
    // The page reports which flow waits before it makes the call, and `evaluate` resolves after that report.
    await page.evaluate(() => undefined).catch(() => undefined);
    await moment();
    const port = ports.find(isWaitingFor);
    if (port === undefined) await route.fallback();
    else if (state.answering?.port === port) await end(route, state.answering.answer);
    else state.held.push({ port, route });
  });
}

/**
 * Answers all calls of a port, also those that it makes because of the answers, until the flow no longer waits for it.
 *
 * @throws Error if there is no call within the timeout
 */
export async function answerNodeCalls(
  { page, isWaitingFor }: Driven,
  port: string,
  answer: AnswerNodeCall,
): Promise<void> {
  const state = calls.get(page);
  if (state === undefined) throw new Error('the calls of this page are not held');
  const deadline = Date.now() + CALLED_WITHIN_MS;
  while (!state.held.some((each) => each.port === port)) {
    if (Date.now() > deadline) throw new Error(`the page made no call of ${port} to its network`);
    await moment();
  }
  state.answering = { port, answer };
  const url = page.url();
  // A refused token ends the session, which leads to another page.
  while (isWaitingFor(port) && page.url() === url && Date.now() < deadline) {
    await Promise.all(state.held.splice(0).map(({ route }) => end(route, answer)));
    await moment();
  }
  state.answering = null;
}

/** Calls that the flow has given up are gone, and cannot be answered. */
async function end(route: Route, answerCall: AnswerNodeCall): Promise<void> {
  const { method, params } = route.request().postDataJSON() as { method: string; params: readonly unknown[] };
  await respond(route, answerCall(method, params)).catch(() => undefined);
}

function respond(route: Route, answer: NodeAnswer): Promise<void> {
  if (answer === 'true') return route.fallback();
  if (answer === 'lost') return route.abort();
  if ('status' in answer) return route.fulfill(answer);
  const [result, error] =
    'result' in answer ? [answer.result, null] : [null, { code: -32_000, message: answer.refusal }];
  return route.fulfill({ json: { bool: true, message: 'The network answered.', result, error } });
}

function moment(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 10);
  });
}
