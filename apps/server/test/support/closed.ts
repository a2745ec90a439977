/** Copies a part of the contract so that objects may have no properties other than the declared ones. */
export function closed<Piece>(piece: Piece): Piece {
  if (Array.isArray(piece)) return piece.map((each) => closed(each)) as Piece;
  if (typeof piece !== 'object' || piece === null) return piece;
  const copy = Object.fromEntries(Object.entries(piece).map(([key, value]) => [key, closed(value)]));
  const open = 'properties' in copy && 'type' in copy && !('additionalProperties' in copy);
  return { ...copy, ...(open && { additionalProperties: false }) } as Piece;
}
