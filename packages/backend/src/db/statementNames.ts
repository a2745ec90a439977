/** Far more than the server has statements. */
const MAX_STATEMENTS = 1000;

/** Assigns names to statements, so that a connection parses and plans each one only once. */
export interface StatementNames {
  /**
   * Undefined beyond the limit: if a text ever contained values, connections would cache one statement for each value.
   */
  of(sql: string): string | undefined;
  /** Renames all statements, because the cached plans no longer fit the tables. */
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
