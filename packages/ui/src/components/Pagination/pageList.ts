/** A page by its number, or a gap between two that is not shown. */
type PageEntry = number | 'gap';

/** The first and the last page, the current one and its neighbours; a gap that hides one page alone is that page. */
export function pageList(page: number, count: number): readonly PageEntry[] {
  const near = [1, page - 1, page, page + 1, count].filter((each) => each >= 1 && each <= count);
  const shown = [...new Set(near)].toSorted((one, other) => one - other);
  return shown.flatMap((each, index) => {
    const missing = each - (shown[index - 1] ?? each - 1) - 1;
    if (missing === 0) return [each];
    return missing === 1 ? [each - 1, each] : ['gap' as const, each];
  });
}
