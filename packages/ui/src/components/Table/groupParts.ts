import type { WindowPart } from './rowWindow.ts';

/** The rendered parts of a group of rows with the same heading. */
export interface PartGroup {
  readonly heading: string;
  /** The index of the first row of the group. */
  readonly start: number;
  /** Whether that row is rendered. */
  readonly hasStart: boolean;
  readonly parts: readonly WindowPart[];
}

/**
 * Divides the parts of a table into groups of consecutive rows with the same heading; a gap is in the group of its first
 * row.
 *
 * @param headings of all rows, in their order
 */
export function groupParts(parts: readonly WindowPart[], headings: readonly string[]): readonly PartGroup[] {
  const starts: number[] = [];
  for (const [index, heading] of headings.entries()) {
    starts.push(heading === headings[index - 1] ? (starts[index - 1] ?? index) : index);
  }
  const groups = Map.groupBy(parts, ({ index }) => starts[index] ?? index);
  return [...groups].map(([start, partsOfGroup]) => ({
    heading: headings[start] ?? '',
    start,
    hasStart: partsOfGroup.some(({ kind, index }) => kind === 'row' && index === start),
    parts: partsOfGroup,
  }));
}
