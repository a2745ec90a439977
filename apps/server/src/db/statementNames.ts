/** Far more than the server has statements. */
const MAX_STATEMENTS = 1000;

/** Gives statements names under which a connection keeps them, so that it parses and plans each once. */
export interface StatementNames {
  /** Undefined for a text beyond the limit: were one ever put together from values, connections would keep them all. */
  of(sql: string): string | undefined;
  /** Gives all of them other names: what connections keep no longer fits the tables. */
  renew(): void;
}

export function statementNames(): StatementNames {
  const names = new Map<string, string>();
  let generation = 0;
  return {
    of(sql) {
      const known = names.get(sql);
      if (known !== undefined || names.size >= MAX_STATEMENTS) return known;
      const name = `keel_${generation}_${names.size}`;
      names.set(sql, name);
      return name;
    },
    renew() {
      generation += 1;
      names.clear();
    },
  };
}
