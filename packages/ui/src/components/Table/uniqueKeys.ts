/** A unique key for each row: duplicates get their index appended, so that React keeps every row. */
export function uniqueKeys<Row>(rows: readonly Row[], rowKey: (row: Row) => string | number): readonly string[] {
  const seen = new Set<string>();
  return rows.map((row, index) => {
    const key = `${rowKey(row)}`;
    const unique = seen.has(key) ? `${key} ${index}` : key;
    seen.add(unique);
    return unique;
  });
}
