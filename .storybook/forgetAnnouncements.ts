/**
 * A story begins without what another one said to a screen reader: React Aria keeps each announcement in the page for
 * seconds, also one that names an element which has gone with its story.
 */
export function forgetAnnouncements(): void {
  for (const log of document.querySelectorAll('[data-live-announcer] [role="log"]')) log.replaceChildren();
}
