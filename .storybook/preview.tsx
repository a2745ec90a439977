import './noScreenKeyboard.ts';
import '@keel/ui/styles.css';
import '@keel/ui/styles/brands';
import './preview.css';
import { BRANDS, THEME_NAMES } from '@keel/ui';
import { ar } from '@keel/ui/messages/ar';
import { es } from '@keel/ui/messages/es';
import { I18nProvider, MessagesProvider, useLocale } from '@keel/ui/providers';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { BothThemes, BothThemesInline, leaveBothThemes, startInBothThemes } from './BothThemes.tsx';
import { CHROMATIC_MODES } from './chromaticModes.ts';
import { DocsPage } from './DocsPage.tsx';
import { forgetAnnouncements } from './forgetAnnouncements.ts';
import { followPageAround, globalsAround, keepFocusOutOfInertFrame, notifyWhenPlayed } from './framed.ts';
import { groupInherited } from './groupInherited.ts';
import { type Motion, setMotion } from './motion.ts';
import { listenForErrors, refuseErrors } from './refuseErrors.ts';
import { singleTheme, type ThemeChoice } from './themes.ts';
import { withAnswers } from './withAnswers.tsx';

followPageAround();
notifyWhenPlayed();
keepFocusOutOfInertFrame();
startInBothThemes();

/** Stories run as tests: a run names its theme. */
const IS_TEST = import.meta.env.STORYBOOK_THEME !== undefined;

// Timeout for elements that appear asynchronously; a second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** By language; English needs no catalogue. */
const CATALOGUES = new Map([
  ['es', es],
  ['ar', ar],
]);

const withSurroundings: Decorator = (Story, { globals }) => {
  // Before the story is rendered, since it reads the setting while it is.
  setMotion(globals.motion as Motion);
  return (
    <I18nProvider locale={globals.locale}>
      <MessagesProvider messages={CATALOGUES.get(new Intl.Locale(globals.locale).language)}>
        <DocumentAttributes choice={globals.theme} brand={globals.brand} requestedDirection={globals.direction} />
        <Story />
      </MessagesProvider>
    </I18nProvider>
  );
};

interface DocumentAttributesProps {
  choice: ThemeChoice;
  brand: string;
  requestedDirection: 'auto' | 'ltr' | 'rtl';
}

/**
 * Sets the same attributes as the app on <html>; overlays are in <body>, so the attributes cannot be on a lower
 * element.
 */
function DocumentAttributes({ choice, brand, requestedDirection }: DocumentAttributesProps) {
  const theme = singleTheme(choice);
  const { locale, direction: localeDirection } = useLocale();
  // Only the layout can be reversed while the language stays the same; arrow keys follow the language.
  const direction = requestedDirection === 'auto' ? localeDirection : requestedDirection;
  useLayoutEffect(() => {
    const html = document.documentElement;
    html.dataset.theme = theme;
    html.dataset.brand = brand;
    html.lang = locale;
    html.dir = direction;
  }, [theme, brand, locale, direction]);
  useLayoutEffect(() => {
    if (choice !== 'both') leaveBothThemes(choice);
  }, [choice]);
  return null;
}

/** The theme 'both': each in a separate page, or as two parts of a documentation page. */
const inBothThemes: Decorator = (Story, context) => {
  const { globals, viewMode } = context;
  if (globals.theme !== 'both') return <Story />;
  return viewMode === 'docs' ? <BothThemesInline>{() => <Story />}</BothThemesInline> : <BothThemes story={context} />;
};

/** Space for what is painted outside of an element: its focus ring, its shadow. Only pictures need it. */
const withPadding: Decorator = (Story, { parameters }) =>
  import.meta.env.STORYBOOK_VISUAL && parameters.layout !== 'fullscreen' ? (
    <div style={{ padding: 16 }}>
      <Story />
    </div>
  ) : (
    <Story />
  );

const preview: Preview = {
  decorators: [withAnswers, withPadding, inBothThemes, withSurroundings],
  argTypesEnhancers: [groupInherited],
  // A test run names theme and language; in the browser the toolbar chooses.
  initialGlobals: {
    theme: import.meta.env.STORYBOOK_THEME ?? 'white',
    locale: import.meta.env.STORYBOOK_LOCALE ?? 'en-US',
    brand: 'keel',
    direction: 'auto',
    motion: 'system',
    answers: 'fixed',
    ...globalsAround(),
  },
  // Text changes its width when its font is loaded, so no story starts before. Not every system has the fallback font.
  beforeAll: async () => {
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
  },
  // Only in test runs: a documentation page shows several stories at once.
  beforeEach: () => {
    if (!IS_TEST) return undefined;
    forgetAnnouncements();
    return listenForErrors();
  },
  afterEach: async ({ canvasElement, title, name, parameters }) => {
    if (IS_TEST) refuseErrors(parameters['loggedErrors'] as readonly string[] | undefined);
    if (!import.meta.env.STORYBOOK_VISUAL) return;
    const { compareWithPicture } = await import('./compareWithPicture.ts');
    await compareWithPicture(canvasElement, title, name);
  },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          ...THEME_NAMES.map((value) => ({ value, title: `${value} theme` })),
          { value: 'both', title: 'both themes, side by side' },
        ],
      },
    },
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
    direction: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'direction of the language' },
          { value: 'ltr', title: 'left to right' },
          { value: 'rtl', title: 'right to left' },
        ],
      },
    },
    motion: {
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'motion of the system' },
          { value: 'reduced', title: 'reduced motion' },
          { value: 'full', title: 'full motion' },
        ],
      },
    },
    answers: {
      description: 'Where the answers of a screen’s calls come from',
      toolbar: {
        title: 'Answers',
        icon: 'database',
        dynamicTitle: true,
        items: [
          { value: 'fixed', title: 'Answers: fixed' },
          { value: 'real', title: 'Answers: real backend' },
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
    // A picture shows a story that has passed axe; axe does not know the palette of forced colours.
    a11y: {
      test: import.meta.env.STORYBOOK_VISUAL ? 'off' : 'error',
      // A test requests only violations: describing everything that passes takes longer than checking it, and fills the
      // report of a run. In the browser the panel shows everything.
      ...(IS_TEST && { options: { reporter: 'no-passes' } }),
    },
    backgrounds: { disable: true },
    // `npm run chromatic`: the modes of the local pictures. Screens add that of a phone
    // (apps/web/src/stories/flowPage.ts).
    chromatic: { modes: CHROMATIC_MODES },
    docs: { container: DocsPage },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Tokens',
          ['All tokens', 'Colour', 'Type', 'Space', 'Radius', 'Shadow', 'Motion'],
          'Actions',
          'Forms',
          'Overlays',
          'Data',
          'Layout',
          'Finance',
          'Screens',
          'Flows',
          ['About', 'Map', 'Walks'],
        ],
      },
    },
  },
};

export default preview;
