/** Whether an Accept header prefers CSV, or accepts it equally. */
export function prefersCsv(accept: string): boolean {
  const csv = weight(accept, 'text/csv');
  return csv > 0 && csv >= weight(accept, 'application/json');
}

/** The quality value of a type: 1 by default, 0 if the type is missing. */
function weight(accept: string, type: string): number {
  const range = accept.split(',').find((part) => part.split(';')[0]?.trim().toLowerCase() === type);
  if (range === undefined) return 0;
  const q = /;\s*q=([\d.]{1,5})\s*(?:;|$)/i.exec(range)?.[1];
  return q === undefined ? 1 : Number(q);
}
