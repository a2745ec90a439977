type Show = (text: string, isFault: boolean) => void;

/** What was said before there was anything to show it. */
const waiting: Parameters<Show>[] = [];

let show: Show | null = null;

/**
 * Says something for a moment: seen as a toast, read aloud politely. What did not work stays until it is put away. Said
 * before toasts are there, it waits for them.
 */
export function announce(text: string, isFault = false): void {
  if (show === null) waiting.push([text, isFault]);
  else show(text, isFault);
}

/** Hands everything announced to what shows it from now on, what waits first. */
export function showAnnouncements(shown: Show): void {
  show = shown;
  for (const announcement of waiting.splice(0)) shown(...announcement);
}
