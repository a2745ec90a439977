/** A statement about a run, looked at from one of its moments on. */
export type Formula<Moment> = (trace: readonly Moment[], from: number) => boolean;

/** Something with a time, in ms. */
export interface Timed {
  readonly at: number;
}

/** It holds at this moment. */
export function now<Moment>(holds: (moment: Moment) => boolean): Formula<Moment> {
  return (trace, from) => {
    const moment = trace[from];
    return moment !== undefined && holds(moment);
  };
}

/** It holds at this moment and at every later one. */
export function always<Moment>(formula: Formula<Moment>): Formula<Moment> {
  return (trace, from) => trace.every((_, index) => index < from || formula(trace, index));
}

/** It holds at no moment from here on. */
export function never<Moment>(formula: Formula<Moment>): Formula<Moment> {
  return always((trace, from) => !formula(trace, from));
}

/** Where the first holds, the second does as well. */
export function implies<Moment>(first: Formula<Moment>, second: Formula<Moment>): Formula<Moment> {
  return (trace, from) => !first(trace, from) || second(trace, from);
}

/** It holds within this many ms, or the run ends before they have passed. */
export function eventually<Moment extends Timed>(formula: Formula<Moment>, within: number): Formula<Moment> {
  return (trace, from) => {
    const end = (trace[from]?.at ?? 0) + within;
    const isCut = (trace.at(-1)?.at ?? 0) <= end;
    return isCut || trace.some((moment, index) => index >= from && moment.at <= end && formula(trace, index));
  };
}

/** The first holds up to the moment at which the second does, if there is one. */
export function until<Moment>(first: Formula<Moment>, second: Formula<Moment>): Formula<Moment> {
  return (trace, from) => {
    for (let index = from; index < trace.length; index += 1) {
      if (second(trace, index)) return true;
      if (!first(trace, index)) return false;
    }
    return true;
  };
}
