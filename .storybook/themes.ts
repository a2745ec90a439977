import { THEME_NAMES, type ThemeName } from '../packages/ui/src/tokens/theme.ts';

/** What the toolbar offers as theme: one of Keel's, or the story in both of them side by side. */
export type ThemeChoice = ThemeName | 'both';

/** The theme of what can be in one theme only: the page around the stories, and Storybook itself. */
export function oneTheme(choice: string | undefined): ThemeName {
  return THEME_NAMES.find((name) => name === choice) ?? 'white';
}
