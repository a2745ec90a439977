/** A temporal formula: whether a statement is true for a run from one of its moments on. */
export type Formula<Moment> = (trace: readonly Moment[], from: number) => boolean;

/** Something with a time, in ms. */
export interface Timed {
  readonly at: number;
}

/** The condition is true at this moment. */
export function now<Moment>(holds: (moment: Moment) => boolean): Formula<Moment> {
  return (trace, from) => {
    const moment = trace[from];
    return moment !== undefined && holds(moment);
  };
}

/** True at this moment and at every later one. */
export function always<Moment>(formula: Formula<Moment>): Formula<Moment> {
  return (trace, from) => trace.every((_, index) => index < from || formula(trace, index));
}

/** False from this moment on. */
export function never<Moment>(formula: Formula<Moment>): Formula<Moment> {
  return always((trace, from) => !formula(trace, from));
}

/** If the first is true, the second is too. */
export function implies<Moment>(first: Formula<Moment>, second: Formula<Moment>): Formula<Moment> {
  return (trace, from) => !first(trace, from) || second(trace, from);
}

/** True within this many ms, or the run ends before they have passed. */
export function eventually<Moment extends Timed>(formula: Formula<Moment>, within: number): Formula<Moment> {
  return (trace, from) => {
    const end = (trace[from]?.at ?? 0) + within;
    const isCut = (trace.at(-1)?.at ?? 0) <= end;
    return isCut || trace.some((moment, index) => index >= from && moment.at <= end && formula(trace, index));
  };
}

/** The first is true until the second is, if it ever is. */
export function until<Moment>(first: Formula<Moment>, second: Formula<Moment>): Formula<Moment> {
  return (trace, from) => {
    for (let index = from; index < trace.length; index += 1) {
      if (second(trace, index)) return true;
      if (!first(trace, index)) return false;
    }
    return true;
  };
}
