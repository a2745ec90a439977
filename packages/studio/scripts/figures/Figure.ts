/** One figure of the studio or of the browser runs. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  /** Where it comes from, or the command that measures it. */
  readonly source: string;
}

/** Figures below a heading. */
export interface FigureGroup {
  readonly title: string;
  readonly figures: readonly Figure[];
}

/** '12 of 16 (75 %)'; percentages are rounded down, so that only a complete set has 100 %. */
export function share(part: number, whole: number): string {
  return `${part} of ${whole} (${whole === 0 ? 100 : Math.floor((part * 100) / whole)} %)`;
}

/** A table of plain text. */
export function formatFigures(groups: readonly FigureGroup[]): string {
  const all = groups.flatMap(({ figures }) => figures);
  const [names, values] = [widest(all.map(({ name }) => name)), widest(all.map(({ value }) => value))];
  return groups
    .map(({ title, figures }) => {
      const lines = figures.map((each) =>
        `  ${each.name.padEnd(names)}  ${each.value.padEnd(values)}  ${each.source}`.trimEnd(),
      );
      return [title, ...lines].join('\n');
    })
    .join('\n\n');
}

function widest(texts: readonly string[]): number {
  return Math.max(...texts.map(({ length }) => length));
}
