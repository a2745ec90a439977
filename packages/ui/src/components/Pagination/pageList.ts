/** A page number, or a gap for pages that are not shown. */
type PageEntry = number | 'gap';

/** The first and last page, the current page and its neighbours. A gap of a single page shows that page. */
export function pageList(page: number, count: number): readonly PageEntry[] {
  const near = [1, page - 1, page, page + 1, count].filter((each) => each >= 1 && each <= count);
  const shown = [...new Set(near)].toSorted((one, other) => one - other);
  return shown.flatMap((each, index) => {
    const missing = each - (shown[index - 1] ?? each - 1) - 1;
    if (missing === 0) return [each];
    return missing === 1 ? [each - 1, each] : ['gap' as const, each];
  });
}
