/** A call that moves money of one investor, with what the server answered. */
export interface MoneyCall {
  readonly kind: 'withdraw' | 'cancel' | 'transfer';
  /** In cents; 0 for a cancellation. */
  readonly amount: number;
  /** Of the withdrawal that is requested or cancelled; '' if the server refused to create one. */
  readonly id: string;
  /** The key under which it was sent; a call that is sent again has the same one. */
  readonly key: string;
  /** Whether the server did it; null if it is unknown, since the answer was lost. */
  readonly isDone: boolean | null;
  /** When it was sent, on the clock of the run. */
  readonly from: number;
  /** When its answer arrived; infinite if it never did. */
  readonly to: number;
}

/** The money of one investor, in cents. */
export interface Money {
  readonly available: number;
  readonly profit: number;
  /** The amounts of pending withdrawals, by id. */
  readonly pending: Readonly<Record<string, number>>;
}

/**
 * Whether these calls, made at the same time, can have been done one after the other, in an order that explains each
 * answer and the money at the end (linearizability): a call that was answered before another was sent comes first. A
 * refusal is explained if the call was not possible at its place.
 */
export function canExplain(calls: readonly MoneyCall[], before: Money, after: Money): boolean {
  if (calls.length === 0) return isSameMoney(before, after);
  return calls.some((next) => {
    const others = calls.filter((each) => each !== next);
    if (others.some(({ to }) => to < next.from)) return false;
    const done = doCall(before, next);
    const outcomes = [
      ...(next.isDone !== false && done !== null ? [done] : []),
      // A lost call may never have reached the server.
      ...(next.isDone === null || (!next.isDone && done === null) ? [before] : []),
    ];
    return outcomes.some((money) => canExplain(others, money, after));
  });
}

/**
 * The calls, each once: one that was sent again under its key is done at most once, between its first sending and the
 * last answer.
 */
export function withoutRepetitions(calls: readonly MoneyCall[]): readonly MoneyCall[] {
  return [...Map.groupBy(calls, ({ kind, key }) => `${kind} ${key}`).values()].map((same) => {
    const [first, ...others] = same as [MoneyCall, ...MoneyCall[]];
    return others.reduce((earlier, later) => ({ ...later, from: earlier.from }), first);
  });
}

/** The money after a call; null if it is not possible. */
function doCall({ available, profit, pending }: Money, { kind, amount, id }: MoneyCall): Money | null {
  if (kind === 'withdraw') {
    if (amount > available) return null;
    return { available: available - amount, profit, pending: { ...pending, [id]: amount } };
  }
  if (kind === 'transfer')
    return amount > profit ? null : { available: available + amount, profit: profit - amount, pending };
  const { [id]: held, ...others } = pending;
  return held === undefined ? null : { available: available + held, profit, pending: others };
}

function isSameMoney(one: Money, other: Money): boolean {
  const ids = new Set([...Object.keys(one.pending), ...Object.keys(other.pending)]);
  return (
    one.available === other.available &&
    one.profit === other.profit &&
    [...ids].every((id) => one.pending[id] === other.pending[id])
  );
}
