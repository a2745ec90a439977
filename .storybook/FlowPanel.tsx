// Storybook compiles its frame with the classic runtime of JSX, which needs `React`.
/** @jsxRuntime classic */
import * as React from 'react';
import { useGlobals } from 'storybook/manager-api';
import { singleTheme, type ThemeChoice } from './themes.ts';

/**
 * The id of the frame; the page inside finds its story by it, and manager-head.html hides its events from Storybook.
 */
const FRAME = 'keel-flow-panel';

/**
 * The panel 'Flow': drives the flow of the current story (STUDIO-3). It is a separate page, a hidden story, because it
 * uses Keel's components, which Storybook's manager cannot compile.
 */
export function FlowPanel() {
  const [globals] = useGlobals();
  const theme = singleTheme(globals['theme'] as ThemeChoice);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a page of this Storybook, not of somebody else
    <iframe
      key={theme}
      id={FRAME}
      title="Flow of the story"
      src={`iframe.html?id=flows-panel-of-the-frame--frame&viewMode=story&globals=theme:${theme}`}
      style={{ border: 0, inlineSize: '100%', blockSize: '100%' }}
    />
  );
}
