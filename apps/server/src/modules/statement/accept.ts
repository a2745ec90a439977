/** Whether a header Accept asks for CSV at least as much as for JSON. */
export function prefersCsv(accept: string): boolean {
  const csv = weight(accept, 'text/csv');
  return csv > 0 && csv >= weight(accept, 'application/json');
}

/** The `q` of a type that is named, 1 where it has none, 0 where the type is not named. */
function weight(accept: string, type: string): number {
  const range = accept.split(',').find((part) => part.split(';')[0]?.trim().toLowerCase() === type);
  if (range === undefined) return 0;
  const q = /;\s*q=([\d.]{1,5})\s*(?:;|$)/i.exec(range)?.[1];
  return q === undefined ? 1 : Number(q);
}
