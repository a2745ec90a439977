import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { CSS_TARGET } from '../../packages/ui/scripts/cssTarget.ts';
import { compressedFiles } from '../../scripts/lib/compressedFiles.ts';

const backend = process.env.KEEL_BACKEND ?? 'http://127.0.0.1:3000';
const proxy = { '/api': backend, '/health': backend, '/storage': backend };

/** Dialogs, popovers and menus, and what React Aria needs to place them and to keep the focus inside. */
const OVERLAYS =
  /react-aria(?:-components)?\/dist\/private\/(?:overlays|dialog|Popover|Dialog|Modal|Heading|focus\/FocusScope|interactions\/(?:useInteractOutside|PressResponder)|utils\/(?:animation|runAfterKeyboard|keyboard|shadowdom\/ShadowTreeWalker|useViewportSize))|useOverlayTriggerState|components\/(?:Modal|Dialog)\//;

/** React Aria's lists of options and rows: not needed by the sign-in page, the dashboard and the forms for money. */
const COLLECTIONS =
  /react-aria\/dist\/private\/(?:collections\/|focus\/virtualFocus|interactions\/(?:useLongPress|useContextMenu)|utils\/(?:scrollIntoView|useDescription|useLoadMoreSentinel|useResizeObserver|useUpdateLayoutEffect|useEvent|getScrollParents|inertValue))/;

/** Figures, cards and skeletons: most pages inside the shell have them, none outside of it. */
const FIGURES =
  /app\/(?:i18n\/words|session\/useUser)\.|icons\/(?:circle-check|info|x|chevron-down|check)\.mjs|@internationalized\/|react-aria\/dist\/private\/(?:progress|visually-hidden|i18n\/use|utils\/(?:isScrollable|getScrollParent))|packages\/ui\/src\/(?:format\/|components\/(?:Banner|Card|Badge|Inline|Skeleton|EmptyState|LinkButton|Box)\/|i18n\/messages\/en\/Skeleton)/;

/** React Aria's announcements: a file field needs them without any dialog. */
const TEXTS = /@internationalized\/string\/|react-aria\/dist\/private\/i18n\/useLocalizedString/;

/** Text fields and the forms around them: the dashboard has none. */
const FIELDS =
  /components\/(?:TextField|PasswordField|Form|FormErrorSummary|FieldShell)\/|useErrors|messages\/en\/(?:Field|PasswordField)\./;

/** React Aria's fields, for amounts and searches: the sign-in page uses the browser's own fields. */
const ARIA_FIELDS =
  /private\/(?:textfield|TextField|TextArea|form\/|Form\.|FieldError|Input\.|Group\.|Autocomplete|label\/|utils\/useFormReset)|FieldShell\/(?:FieldShell\.tsx|fieldRoot|useValueProperty)/;

/** The pages outside the shell. */
const ENTRY = /EntryLayout|EntryPage|entryPanelWords/;

/** The frame of every page, inside the shell and outside of it. */
const FRAME =
  /usePage|icons\/(?:eye|bell)|flows\/src\/(?:email|secret)|app\/services\/site\.ts|components\/(?:Link|BrandMark)\/|SampleBand|SiteFooter|StorageNote/i;

/** The frame of every page inside the shell. */
const SHELL =
  /app\/(?:money\/(?:market|hiddenAmounts)|notifications\/notifications|routing\/paths|layout\/BackLink)\.|flows\/src\/(?:notifications|market)|api\/(?:market|notifications)|components\/Icon\/icons|@lucide\/icons\/dist\/esm\/icons|PercentChange|TickerTape|styles\/cut|finance\/Price\//;

/** Not part of the file that every page starts with. */
const OWN_FILES = /index\.html|main\.tsx|preloadPage\.ts|\.css/;

/** A script of its own in index.html, which runs before the app. */
const PRELOAD_PAGE = 'src/preloadPage.ts';

const hasPlace = (id: string) => [OVERLAYS, COLLECTIONS, FIGURES, FIELDS, ARIA_FIELDS].some((place) => place.test(id));

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    react({ compiler: true }),
    withoutUnusedRouter(),
    compressedFiles(),
    preloadPage(),
    // React Aria contains 34 languages; the app has only these.
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES', 'ar-AE'] }), enforce: 'pre' },
  ],
  // The workspace's packages are resolved to their sources, not to their last build.
  resolve: {
    conditions: ['keel-source', ...defaultClientConditions],
    // React has this hook itself; XState's binding requests a copy of it for older versions.
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'use-sync-external-store' },
    ],
  },
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'es2022',
    cssTarget: CSS_TARGET,
    // The polyfill is inline script, which the content security policy refuses; the target's browsers do not need it.
    modulePreload: { polyfill: false },
    // A data: address counts as a foreign source under the policy.
    assetsInlineLimit: 0,
    // All styles of the app are 13 kB with brotli: less than what the headers of a file for each component take.
    cssCodeSplit: false,
    rolldownOptions: {
      input: { index: 'index.html', preloadPage: PRELOAD_PAGE },
      output: {
        codeSplitting: {
          // By default there is a file for each set of pages that share something: dozens of small files, which compress
          // badly. These groups are few: what every page starts with, then what many pages share, by what it is for.
          // docs/performance.md has the measurements.
          groups: [
            // What preloadPage.ts needs must not wait for the files of the app.
            {
              name: 'preload',
              test: /vite\/preload-helper|entryFiles\.ts|earlyCalls\.ts|flows\/src\/routes\.ts/,
              priority: 6,
            },
            { name: 'first', tags: ['$initial'], test: (id) => !OWN_FILES.test(id), priority: 5 },
            { name: 'shared', minShareCount: 18, test: (id) => !hasPlace(id), priority: 4 },
            { name: 'collections', minShareCount: 2, test: COLLECTIONS, priority: 3.4 },
            { name: 'texts', minShareCount: 2, test: TEXTS, priority: 3.2 },
            { name: 'figures', minShareCount: 10, test: FIGURES, priority: 3 },
            { name: 'frame', minShareCount: 3, test: FRAME, priority: 2 },
            { name: 'fields', minShareCount: 2, test: (id) => FIELDS.test(id) && !ARIA_FIELDS.test(id), priority: 2.5 },
            { name: 'ariaFields', minShareCount: 2, test: ARIA_FIELDS, priority: 2 },
            { name: 'overlays', minShareCount: 2, test: OVERLAYS, priority: 1 },
            { name: 'entry', minShareCount: 2, test: ENTRY, priority: 2 },
            { name: 'shell', minShareCount: 2, test: SHELL, priority: 2 },
          ],
        },
      },
    },
  },
});

/** Adds the script of `preloadPage.ts` to index.html: the bundler makes one file of all scripts that the page names itself. */
function preloadPage(): Plugin {
  return {
    name: 'keel:preload-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const file = Object.values(bundle).find((each) => each.type === 'chunk' && each.name === 'preloadPage');
        // The playground, which has these plugins too, has no such script: its server is in the page.
        if (file === undefined) return [];
        const attrs = { type: 'module', async: true, crossorigin: true, src: `/${file.fileName}` };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

/**
 * Lets the bundler leave out what the app does not use of React Router: its links and forms, and the fetching of pages
 * that they bring. The package says of its files that loading them does nothing, but not of each line in them, so those
 * parts stayed: 5 kB of every page after gzip. Its warnings for developers go too, as in the production build that the
 * package carries and does not export. Where a later version is written otherwise, all of it stays as it came, and the
 * budgets tell.
 */
function withoutUnusedRouter(): Plugin {
  /** `Link.displayName = "Link";`: a name for React's developer tools. */
  const names = /^\w+\.displayName = ".*";$/gm;
  /** A component or a context that is made, at the start of a line: nothing has happened where nobody uses it. */
  const made = /^((?:var \w+ = )?)(React\d*\.(?:forwardRef|memo|createContext)\()/gm;
  return {
    name: 'keel:unused-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(names, '')
          .replace(made, '$1/* @__PURE__ */ $2')
          .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'),
        map: null,
      }),
    },
  };
}
