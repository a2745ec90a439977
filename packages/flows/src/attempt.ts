import { accepted, type Reply, succeeded } from './reply.ts';
import { isRecord } from './shape.ts';

/**
 * One attempt at something that must not happen twice: the order, and the id that it is sent with (Idempotency-Key).
 *
 * The server answers a repeated id with the answer of the first call. So an attempt whose outcome is unknown is repeated
 * with the same id, and any other order gets a new one.
 */
export interface Attempt<Order extends object> {
  readonly id: string;
  readonly order: Order;
}

/** The attempt for this order: the open one if its order is the same, otherwise a new one with the new id. */
export function attemptFor<Order extends object>(
  open: Attempt<Order> | null,
  order: Order,
  attemptId: string,
): Attempt<Order> {
  return isRepeat(open, order) ? open : { id: attemptId, order };
}

/** Whether this order repeats the one of the open attempt. */
export function isRepeat<Order extends object>(open: Attempt<Order> | null, order: Order): open is Attempt<Order> {
  return open !== null && isSame(open.order, order);
}

/** Whether the order was carried out: a 200 with a body. The page of a captive portal is a 200 too, but has no such body. */
export function isDone<Body extends object>(reply: Reply<Body>): reply is Reply<Body> & { readonly body: Body } {
  return succeeded(reply) && isRecord(reply.body);
}

/**
 * Whether the order was finally refused. It was not while the first call with this id is still running, and after 5xx
 * the outcome is unknown.
 */
export function isSettled(reply: Reply<unknown>): boolean {
  return !accepted(reply) && !isRunning(reply) && reply.status < 500;
}

/** A 409 with any other code refuses the order, e.g. because another device has decided it (WD-5). */
function isRunning({ status, code }: Reply<unknown>): boolean {
  return status === 409 && (code === undefined || code === 'idempotency_in_progress');
}

/** Orders are flat, so their fields are compared one by one. */
function isSame<Order extends object>(one: Order, other: Order): boolean {
  const fields = Object.entries(other);
  const before = new Map(Object.entries(one));
  return fields.length === before.size && fields.every(([name, value]) => before.get(name) === value);
}
