const SHOWN = 4;

/** The last characters of a masked identity number in the server's format: '••••• 4821'; '' if it shows none. */
export function ending(masked: string): string {
  const text = masked.trim();
  const shown = text.replace(/^•+\s*/, '');
  // Whatever the server sends, only the masked form is shown.
  return shown === text ? '' : Array.from(shown).slice(-SHOWN).join('');
}
