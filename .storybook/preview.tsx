import '@keel/ui/styles';
import './preview.css';
import { BRANDS, THEME_NAMES } from '@keel/ui';
import { I18nProvider, useLocale } from '@keel/ui/providers';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

const withSurroundings: Decorator = (Story, { globals }) => (
  <I18nProvider locale={globals.locale}>
    <Surroundings theme={globals.theme} brand={globals.brand} />
    <Story />
  </I18nProvider>
);

/** What the app sets on <html>; overlays stand in <body>, so the attributes cannot stand any lower. */
function Surroundings({ theme, brand }: { theme: string; brand: string }) {
  const { locale, direction } = useLocale();
  useLayoutEffect(() => {
    const html = document.documentElement;
    html.dataset.theme = theme;
    html.dataset.brand = brand;
    html.lang = locale;
    html.dir = direction;
  }, [theme, brand, locale, direction]);
  return null;
}

const preview: Preview = {
  decorators: [withSurroundings],
  // The test run names a theme; by hand the toolbar chooses.
  initialGlobals: { theme: import.meta.env.STORYBOOK_THEME ?? 'white', locale: 'en-US', brand: 'keel' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'mirror', dynamicTitle: true, items: [...THEME_NAMES] } },
    locale: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en-US', title: 'English' },
          { value: 'es-ES', title: 'Español' },
          { value: 'ar-AE', title: 'العربية', right: 'RTL' },
        ],
      },
    },
    brand: {
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.values(BRANDS).map(({ id, name }) => ({ value: id, title: name })),
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: { order: ['Welcome', 'Making a component', 'Tokens', 'components', 'finance', 'Flows', ['About']] },
    },
  },
};

export default preview;
