/** The name of a token's custom property by its path: `--ui-color-text-muted` for `['color', 'text', 'muted']`. */
export function cssName(path: readonly string[]): string {
  return `--ui-${path.map(kebab).join('-')}`;
}

function kebab(part: string): string {
  return part.replace('.', '_').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
