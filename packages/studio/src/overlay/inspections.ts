import type { InspectionEvent } from 'xstate';

/** What XState reported of a running actor, and when, in ms. */
export interface Inspection {
  readonly at: number;
  readonly inspected: InspectionEvent;
}

const waiting: Inspection[] = [];
let listener: ((inspection: Inspection) => void) | null = null;

/** Passes a report on to the overlay; those from before the overlay has loaded are kept for it. */
export function report(inspected: InspectionEvent): void {
  const inspection = { at: performance.now(), inspected };
  if (listener === null) waiting.push(inspection);
  else listener(inspection);
}

/** Receives all reports, from the start of the page. */
export function listen(onInspection: (inspection: Inspection) => void): void {
  listener = onInspection;
  for (const inspection of waiting.splice(0)) onInspection(inspection);
}
