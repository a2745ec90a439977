/**
 * Stories in frames: those that a documentation page shows in one (`docs.story.inline: false`, see
 * packages/ui/src/docs/framed.ts), and those of BothThemes.tsx. A frame is a separate page, whose events the page
 * around it ignores (preview-head.html). On a documentation page it follows the toolbar of the page around it and does
 * not play, since playing takes the focus.
 */
import { STORY_FINISHED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

const EVENT = 'keel/globals';

/** Whether this page is the frame of a story inside a documentation page. */
export function isFramed(): boolean {
  return window.frameElement?.id.startsWith('iframe--') === true;
}

/** The toolbar's values on the documentation page around a frame; empty elsewhere. */
export function globalsAround(): Record<string, unknown> {
  if (!isFramed()) return {};
  return JSON.parse(window.parent.document.documentElement.dataset.globals ?? '{}') as Record<string, unknown>;
}

/** In a frame of a documentation page: does not play, and follows the toolbar. Called once, before the first story. */
export function followPageAround(): void {
  if (!isFramed()) return;
  setAutoplay(false);
  window.parent.addEventListener(EVENT, () => {
    addons.getChannel().emit(UPDATE_GLOBALS, { globals: globalsAround() });
  });
}

/** On a documentation page: passes the toolbar's values to its frames. */
export function notifyFrames(globals: Record<string, unknown>): void {
  document.documentElement.dataset.globals = JSON.stringify(globals);
  window.dispatchEvent(new Event(EVENT));
}

/** Whether the next story of this page plays. Storybook reads it from the address when the story is chosen. */
export function setAutoplay(plays: boolean): void {
  const address = new URL(location.href);
  if (plays) address.searchParams.delete('embed');
  else address.searchParams.set('embed', 'true');
  history.replaceState(null, '', address);
}

const PLAYED = 'keel/played';

/**
 * In a frame of BothThemes.tsx: notifies the page around it when the story has finished playing. Called once, before
 * the first story.
 */
export function notifyWhenPlayed(): void {
  const frame = window.frameElement;
  if (frame?.id.startsWith('theme--') !== true) return;
  addons.getChannel().on(STORY_FINISHED, () => frame.dispatchEvent(new Event(PLAYED)));
}

/** Calls back when the story in this frame has finished playing, successfully or not. */
export function whenPlayed(frame: HTMLIFrameElement | null, onPlayed: () => void): void {
  frame?.addEventListener(PLAYED, onPlayed, { once: true });
}
