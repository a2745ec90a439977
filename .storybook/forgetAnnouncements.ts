/**
 * Removes the announcements of earlier stories: React Aria keeps each announcement in the page for seconds, even if it
 * names an element that was removed with its story.
 */
export function forgetAnnouncements(): void {
  for (const log of document.querySelectorAll('[data-live-announcer] [role="log"]')) log.replaceChildren();
}
