import { buildArgsParam } from 'storybook/internal/router';
import type { ThemeName } from '../packages/ui/src/tokens/theme.ts';

/** A story with its settings. */
export interface StoryShown {
  readonly id: string;
  readonly initialArgs: Readonly<Record<string, unknown>>;
  readonly args: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** The toolbar's values that are passed to a frame; the theme is the frame's own. */
const FORWARDED_GLOBALS = ['locale', 'direction', 'motion', 'brand', 'answers'];

/**
 * The address of the page that shows only a story, in one theme, with the toolbar's other values and the changed args.
 */
export function storyAddress({ id, initialArgs, args, globals }: StoryShown, theme: ThemeName, plays: boolean): string {
  const passed = Object.fromEntries(FORWARDED_GLOBALS.map((name) => [name, globals[name]]));
  const query = new URLSearchParams({
    id,
    viewMode: 'story',
    args: buildArgsParam(initialArgs, args),
    globals: buildArgsParam({}, { ...passed, theme }),
  });
  if (!plays) query.set('embed', 'true');
  return `iframe.html?${query}`;
}
