const DAY_MS = 86_400_000;

/** An agreed term, in milliseconds. */
export interface TermFigures {
  readonly start: number;
  readonly end: number;
  /** How much of it has passed, from 0 to 1. */
  readonly share: number;
  /** Days until its end, rounded up; 0 from its end on. */
  readonly daysLeft: number;
}

type Moment = Date | number | string | null;

/** The progress of a term; null unless its start, its later end and the current time are known. */
export function termOf(startDate: Moment, endDate: Moment, now: number | null): TermFigures | null {
  if (startDate === null || endDate === null || now === null) return null;
  const [start, end] = [new Date(startDate).getTime(), new Date(endDate).getTime()];
  if (!Number.isFinite(now) || !(end > start)) return null;
  const share = Math.min(Math.max((now - start) / (end - start), 0), 1);
  return { start, end, share, daysLeft: Math.max(0, Math.ceil((end - now) / DAY_MS)) };
}
