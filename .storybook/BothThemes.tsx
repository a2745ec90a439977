import { type ReactNode, useLayoutEffect, useState } from 'react';
import { THEME_NAMES, type ThemeName } from '../packages/ui/src/tokens/theme.ts';
import { isFramed, setAutoplay, whenPlayed } from './framed.ts';
import { type StoryShown, storyAddress } from './storyAddress.ts';

/** Two columns, or one below the other if there is not enough space: a phone keeps its width. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  blockSize: '100%',
};

const themed = { backgroundColor: 'var(--ui-color-bg-canvas)', color: 'var(--ui-color-text-default)' };

/**
 * A story in each theme, side by side. Each is a separate page in a frame, so that overlays, the focus and the story's
 * play belong to one theme only.
 */
export function BothThemes({ story }: { story: StoryShown }) {
  useLayoutEffect(() => {
    if (!isFramed()) stopPlaying();
  }, []);
  const plays = !isFramed();
  // Stories that play at the same time take the focus from each other, so the second one is loaded when the first has finished.
  const [hasPlayed, setHasPlayed] = useState(!plays);
  return (
    <div style={{ ...columns, position: 'fixed', inset: 0, overflow: 'auto', gridAutoRows: 'minmax(70vh, 1fr)' }}>
      {THEME_NAMES.map((theme, index) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a page of this Storybook, not of somebody else
        <iframe
          key={theme}
          ref={(frame) => whenPlayed(frame, () => setHasPlayed(true))}
          id={`theme--${theme}`}
          title={`${theme} theme`}
          src={index === 0 || hasPlayed ? storyAddress(story, theme, plays) : undefined}
          style={{ border: 0, inlineSize: '100%', blockSize: '100%' }}
        />
      ))}
    </div>
  );
}

/**
 * A story inside of a documentation page in each theme: the page has only one document, so each theme is a part of it.
 */
export function BothThemesInline({ children }: { children: () => ReactNode }) {
  return (
    <div style={columns}>
      {THEME_NAMES.map((theme) => (
        <div key={theme} data-theme={theme} style={{ ...themed, padding: 16 }}>
          {children()}
        </div>
      ))}
    </div>
  );
}

let mustReload = false;

/** Called once, before the first story: the address of the page may choose both themes already. */
export function startInBothThemes(): void {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  if (!isFramed() && CHOICE.test(globals)) stopPlaying();
}

/**
 * From now on no story of this page plays until one theme is chosen: it plays in the frames, and its elements are not
 * in this page.
 */
function stopPlaying(): void {
  setAutoplay(false);
  mustReload = true;
}

/** Returns to one theme: reloads the page, so that the current story plays. */
export function leaveBothThemes(theme: ThemeName): void {
  if (!mustReload) return;
  mustReload = false;
  setAutoplay(true);
  const address = new URL(location.href);
  const globals = address.searchParams.get('globals');
  if (globals !== null) address.searchParams.set('globals', globals.replace(CHOICE, `theme:${theme}`));
  location.replace(address);
}

const CHOICE = /\btheme:both\b/;
