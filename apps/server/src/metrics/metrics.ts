/** Counts what this process answers, for `/metrics` on the operator channel. */
export interface Metrics {
  /** One answer more, after `ms` milliseconds; `operation` is null for what is no call. */
  answered(operation: string | null, status: number, ms: number): void;
  /** The counters in Prometheus' text format. */
  text(): string;
}

interface Counted {
  n: number;
  ms: number;
}

export function createMetrics(): Metrics {
  const answers = new Map<string, Counted>();
  return {
    answered(operation, status, ms) {
      const labels = `{operation="${operation ?? 'none'}",status="${status}"}`;
      const counted = answers.get(labels) ?? { n: 0, ms: 0 };
      answers.set(labels, { n: counted.n + 1, ms: counted.ms + ms });
    },
    text() {
      const sorted = [...answers].toSorted(([one], [other]) => (one < other ? -1 : 1));
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

/** The two lines above the values of a name. */
export function family(name: string, type: 'counter' | 'gauge', help: string): [string, string] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}
