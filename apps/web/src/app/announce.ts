/** What was said before there was anything to show it. */
const waiting: string[] = [];

let show: ((text: string) => void) | null = null;

/** Says something for a moment: seen as a toast, read aloud politely. Said before toasts are there, it waits for them. */
export function announce(text: string): void {
  if (show === null) waiting.push(text);
  else show(text);
}

/** Hands everything announced to what shows it from now on, what waits first. */
export function showAnnouncements(shown: (text: string) => void): void {
  show = shown;
  for (const text of waiting.splice(0)) shown(text);
}
