import { accepted, type Reply, succeeded } from './reply.ts';
import { isRecord } from './shape.ts';

/**
 * One try at something that must not happen twice: what was ordered, and the id it goes under (Idempotency-Key).
 *
 * The server answers a repeated id with the answer of the first call, so a try whose outcome is unknown is repeated
 * under its own id, and anything else gets a fresh one.
 */
export interface Attempt<Order extends object> {
  readonly id: string;
  readonly order: Order;
}

/** The try for this order: the open one when it asks for the same, else a new one under the fresh id. */
export function attemptFor<Order extends object>(
  open: Attempt<Order> | null,
  order: Order,
  freshId: string,
): Attempt<Order> {
  return isRepeat(open, order) ? open : { id: freshId, order };
}

/** Whether this order asks again for what the open try asked for. */
export function isRepeat<Order extends object>(open: Attempt<Order> | null, order: Order): open is Attempt<Order> {
  return open !== null && isSame(open.order, order);
}

/** Whether the order was carried out: a 200 with what came of it. A captive portal's page is a 200 too, without. */
export function isDone<Body extends object>(reply: Reply<Body>): reply is Reply<Body> & { readonly body: Body } {
  return succeeded(reply) && isRecord(reply.body);
}

/** Whether the order was refused for good. 409: the first call under this id still runs; 5xx: nobody knows how far it came. */
export function isSettled(reply: Reply<unknown>): boolean {
  return !accepted(reply) && reply.status !== 409 && reply.status < 500;
}

/** Orders are flat, so their fields are compared one by one. */
function isSame<Order extends object>(one: Order, other: Order): boolean {
  const fields = Object.entries(other);
  const before = new Map(Object.entries(one));
  return fields.length === before.size && fields.every(([name, value]) => before.get(name) === value);
}
