import type { Journal } from './journal.ts';

/** The result of one fault on one engine. */
export interface Outcome {
  readonly fault: string;
  readonly engine: string;
  rounds: number;
  /** Maximum duration of a recovery, in milliseconds. */
  readonly within: number;
  /** Milliseconds from the end of each fault to the first good answer. */
  readonly recoveries: number[];
  /** One sentence for each violation: lost or doubled money, a faulty ledger, or another failed check. */
  readonly faults: string[];
  /** The requests of the clients; null if a scenario sends its own. */
  load: Journal | null;
}

/** Maximum milliseconds from the end of a fault to the first good answer. */
export const RECOVERY_MS = 5_000;

/** The recoveries that took too long, which can also be due to a busy machine. */
export function slowness({ recoveries, within }: Outcome): string[] {
  return recoveries.filter((ms) => ms > within).map((ms) => `A recovery took ${Math.round(ms)} ms.`);
}

/** The violations that do not depend on the speed of the machine. */
export function violations({ faults, load, rounds }: Outcome): string[] {
  const open = load?.intents.filter(({ answer }) => answer === undefined).length ?? 0;
  return [
    ...faults,
    ...(load?.unexpected ?? []),
    ...(open > 0 ? [`${open} intents were never answered.`] : []),
    ...(rounds === 0 || load?.intents.length === 0 ? ['Nothing was tried.'] : []),
  ];
}

const COLUMNS = [
  'fault',
  'database',
  'rounds',
  'answered',
  'sent again',
  'recovery, median',
  'longest',
  'too slow',
  'wrong',
] as const;

/** Formats the outcomes as a table for a terminal. */
export function table(outcomes: readonly Outcome[]): string {
  const rows = [[...COLUMNS], ...outcomes.map(rowOf)];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function rowOf(outcome: Outcome): string[] {
  const { fault, engine, rounds, recoveries, load } = outcome;
  const intents = load?.intents ?? [];
  const sorted = recoveries.toSorted((one, other) => one - other);
  return [
    fault,
    engine,
    String(rounds),
    String(intents.filter(({ answer }) => answer !== undefined).length),
    String(intents.reduce((sum, { sent }) => sum + Math.max(0, sent - 1), 0)),
    inMs(sorted[Math.floor(sorted.length / 2)]),
    inMs(sorted.at(-1)),
    String(slowness(outcome).length),
    String(violations(outcome).length),
  ];
}

function inMs(ms: number | undefined): string {
  return ms === undefined ? '-' : `${Math.round(ms)} ms`;
}
