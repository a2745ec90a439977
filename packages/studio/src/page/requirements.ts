import markdown from '../../../../docs/requirements.md?raw';

/** The text of a requirement, by its id: the rows of docs/requirements.md. */
export const requirements: ReadonlyMap<string, string> = new Map(
  [...markdown.matchAll(/^\| ([A-Z]+-\d+) \| (.*) \|$/gm)].map(([, id = '', words = '']) => [
    id,
    words.replaceAll('**', ''),
  ]),
);

/** LOGIN-2 before LOGIN-10. */
export function sortIds(ids: Iterable<string>): string[] {
  return [...new Set(ids)].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}
