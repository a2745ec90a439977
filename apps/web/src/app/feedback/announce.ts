type Show = (text: string, isFault: boolean) => void;

/** Announcements made before `showAnnouncements` was called. */
const waiting: Parameters<Show>[] = [];

let show: Show | null = null;

/**
 * Shows a toast, which screen readers announce politely. An error stays until it is dismissed. Queued until the toasts have
 * loaded.
 */
export function announce(text: string, isFault = false): void {
  if (show === null) waiting.push([text, isFault]);
  else show(text, isFault);
}

/** Sets the function that shows announcements, and passes it the queued ones. */
export function showAnnouncements(shown: Show): void {
  show = shown;
  for (const announcement of waiting.splice(0)) shown(...announcement);
}
