import { THEME_NAMES, type ThemeName } from '../packages/ui/src/tokens/theme.ts';

/** The toolbar's options for the theme: one of Keel's, or both of them side by side. */
export type ThemeChoice = ThemeName | 'both';

/** The theme of pages that can have only one: the page around the stories, and Storybook itself. */
export function singleTheme(choice: string | undefined): ThemeName {
  return THEME_NAMES.find((name) => name === choice) ?? 'white';
}
