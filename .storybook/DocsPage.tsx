import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { FlowsOfComponent } from '../packages/studio/src/page/FlowsOfComponent.tsx';
import type { ThemeName } from '../packages/ui/src/tokens/theme.ts';
import { notifyFrames } from './framed.ts';
import { storybookTheme } from './storybookTheme.ts';
import { singleTheme, type ThemeChoice } from './themes.ts';

/** A documentation page, in the theme of the toolbar. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(firstTheme);
  // Before the frames of the page are created, since they read it at their start.
  useState(() => notifyFrames(firstGlobals()));
  useEffect(() => {
    const follow = ({ globals }: { globals: { theme: ThemeChoice } }) => {
      setTheme(singleTheme(globals.theme));
      notifyFrames(globals);
    };
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  useEffect(() => {
    // On a page without a story nothing else sets it.
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={storybookTheme(theme)}>
      {children}
      <FlowsOfComponent page={pageShown()} />
    </DocsContainer>
  );
}

/** The id of the page: a new page mounts its container again. */
function pageShown(): string {
  return new URLSearchParams(location.search).get('id') ?? '';
}

/**
 * Reads the address of the page, `globals=theme:black;locale:ar-AE`: the toolbar has no event for its initial values.
 */
function firstGlobals(): Record<string, string> {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(
    globals.split(';').flatMap((one) => (one.includes(':') ? [one.split(':') as [string, string]] : [])),
  );
}

function firstTheme(): ThemeName {
  return singleTheme(firstGlobals()['theme']);
}
