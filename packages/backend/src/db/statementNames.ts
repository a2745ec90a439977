/** Far more than the number of statements in the server's code. */
const MAX_STATEMENTS = 1000;

/** Assigns names to statements, so that a connection parses and plans each one only once. */
export interface StatementNames {
  /**
   * The name of a statement. Undefined beyond the limit, which protects connections if a text ever contains values:
   * they would cache one statement for each value.
   */
  of(sql: string): string | undefined;
  /** Renames all statements, so that no cached plan is used any more. */
  renew(): void;
}

/** Creates an empty list of names. */
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
