/** A call that moves money of one investor, or claims that they have paid, with what the server answered. */
export interface MoneyCall {
  readonly kind: 'withdraw' | 'cancel' | 'transfer' | 'markPaid' | 'markUnpaid';
  /** In cents; 0 for a cancellation. */
  readonly amount: number;
  /**
   * Of the withdrawal that is requested or cancelled, or of the deposit; '' if no answer has the id of a requested
   * withdrawal.
   */
  readonly id: string;
  /** The key under which it was sent; a call that is sent again has the same one. */
  readonly key: string;
  /** Whether the server did it; null if it is unknown: the answer was lost, or says that the server failed. */
  readonly isDone: boolean | null;
  /** When it was sent, on the clock of the run. */
  readonly from: number;
  /** When its answer arrived; infinite if it never did, or left the outcome open. */
  readonly to: number;
}

/** The money of one investor, in cents. */
export interface Money {
  readonly available: number;
  readonly profit: number;
  /** The amounts of pending withdrawals, by id. */
  readonly pending: Readonly<Record<string, number>>;
  /** The ids of pending deposits that are marked as paid. */
  readonly paid: readonly string[];
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
    const done = idsOf(next, { others, before, after }).flatMap((id) => doCall(before, { ...next, id }) ?? []);
    const outcomes = [
      ...(next.isDone === false ? [] : done),
      // A call without an answer may never have reached the server, and one that failed may have done nothing.
      ...(next.isDone === null || (!next.isDone && done.length === 0) ? [before] : []),
    ];
    return outcomes.some((money) => canExplain(others, money, after));
  });
}

/** The id of a call; for a withdrawal whose id no answer has, every id that it may have got. */
function idsOf(
  { kind, id, isDone }: MoneyCall,
  { others, before, after }: { others: readonly MoneyCall[]; before: Money; after: Money },
): readonly string[] {
  if (kind !== 'withdraw' || isDone !== null || id !== '') return [id];
  const cancelled = others.flatMap((each) => (each.kind === 'cancel' ? [each.id] : []));
  return [...new Set([...Object.keys(after.pending), ...cancelled])].filter((each) => !(each in before.pending));
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
function doCall(money: Money, { kind, amount, id }: MoneyCall): Money | null {
  const { available, profit, pending, paid } = money;
  if (kind === 'withdraw') {
    if (amount > available) return null;
    return { ...money, available: available - amount, pending: { ...pending, [id]: amount } };
  }
  if (kind === 'transfer') {
    return amount > profit ? null : { ...money, available: available + amount, profit: profit - amount };
  }
  if (kind === 'cancel') {
    const { [id]: held, ...others } = pending;
    return held === undefined ? null : { ...money, available: available + held, pending: others };
  }
  const unmarked = paid.filter((each) => each !== id);
  return { ...money, paid: kind === 'markPaid' ? [...unmarked, id] : unmarked };
}

function isSameMoney(one: Money, other: Money): boolean {
  const ids = new Set([...Object.keys(one.pending), ...Object.keys(other.pending)]);
  return (
    one.available === other.available &&
    one.profit === other.profit &&
    one.paid.toSorted().join() === other.paid.toSorted().join() &&
    [...ids].every((id) => one.pending[id] === other.pending[id])
  );
}
