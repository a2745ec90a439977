/** Counts the answers of this process, for `/metrics` on the operator channel. */
export interface Metrics {
  /** Counts an answer that took `ms` milliseconds; `operation` is null if it is not a call of the API. */
  answered(operation: string | null, status: number, ms: number): void;
  /** The counters in Prometheus' text format. */
  text(): string;
}

interface Counted {
  n: number;
  ms: number;
}

/** Creates the counters; they start at 0 with each process. */
export function createMetrics(): Metrics {
  // By operation and status: formatting the labels for every answer would cost more than counting it.
  const operations = new Map<string | null, Map<number, Counted>>();
  return {
    answered(operation, status, ms) {
      const answers = operations.get(operation) ?? new Map<number, Counted>();
      const counted = answers.get(status);
      if (counted) {
        counted.n += 1;
        counted.ms += ms;
      } else {
        operations.set(operation, answers.set(status, { n: 1, ms }));
      }
    },
    text() {
      const sorted = labelled(operations).toSorted(([one], [other]) => (one < other ? -1 : 1));
      return [
        ...family('keel_requests_total', 'counter', 'Answers since the start.'),
        ...sorted.map(([labels, { n }]) => `keel_requests_total${labels} ${n}`),
        ...family('keel_request_seconds_total', 'counter', 'Time spent on them.'),
        ...sorted.map(([labels, { ms }]) => `keel_request_seconds_total${labels} ${(ms / 1000).toFixed(6)}`),
        '',
      ].join('\n');
    },
  };
}

function labelled(
  operations: ReadonlyMap<string | null, ReadonlyMap<number, Counted>>,
): (readonly [string, Counted])[] {
  return [...operations].flatMap(([operation, answers]) =>
    [...answers].map(
      ([status, counted]) => [`{operation="${operation ?? 'none'}",status="${status}"}`, counted] as const,
    ),
  );
}

/** The HELP and TYPE lines of a metric. */
export function family(name: string, type: 'counter' | 'gauge', help: string): [string, string] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}
