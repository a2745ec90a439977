import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const backend = process.env.KEEL_BACKEND ?? 'http://127.0.0.1:3000';
const proxy = { '/api': backend, '/health': backend, '/storage': backend };

/** Dialogs, popovers and what they need to be placed and to hold the focus. */
const OVERLAYS =
  /react-aria(?:-components)?\/dist\/private\/(?:overlays\/|dialog\/|Popover|Dialog|Modal|Heading|utils\/animation|utils\/runAfterKeyboard|interactions\/useInteractOutside)|packages\/ui\/src\/components\/(?:Modal|Dialog)\//;

/** Moves the focus from part to part: within a dialog, and among radio buttons, whose pages need no dialog. */
const FOCUS = /react-aria\/dist\/private\/focus\/FocusScope/;

/** Figures, cards and what stands in for them: most pages inside the shell have them, none outside of it. */
const FIGURES =
  /@internationalized\/|react-aria\/dist\/private\/(?:progress|visually-hidden|i18n\/use|utils\/(?:isScrollable|getScrollParent))|packages\/ui\/src\/(?:format\/|components\/(?:Card|Badge|Inline|Skeleton|EmptyState|LinkButton|VisuallyHidden|Box)\/|i18n\/messages\/en\/Skeleton)/;

/** Fields of text and the forms they stand in: the dashboard has none. */
const FIELDS =
  /components\/(?:TextField|PasswordField|Form|FormErrorSummary|FieldShell)\/|useErrors|private\/(?:textfield|TextField|TextArea|form\/|Form\.|FieldError|Input\.|Group\.|Autocomplete|label\/useField|utils\/useFormReset)|messages\/en\/(?:Field|PasswordField)\./;

/** The pages outside the shell. */
const ENTRY = /EntryLayout|EntryPage/;

/** What stands around a page, inside the shell and outside of it. */
const FRAME =
  /usePage|icons\/(?:eye|bell)|flows\/src\/(?:email|secret)|app\/site\.ts|components\/(?:Link|BrandMark)\/|SampleBand|SiteFooter/i;

/** What stands around every page inside the shell. */
const SHELL =
  /app\/(?:market|notifications|hiddenAmounts|paths|BackLink)\.|flows\/src\/(?:notifications|marketFeed)|api\/(?:market|notifications)|components\/Icon\/icons|lucide-react\/dist\/esm\/icons|PercentChange|TickerTape|styles\/cut|finance\/Price\//;

const isAnywhere = (id: string) => ![OVERLAYS, FIGURES, FIELDS].some((place) => place.test(id));

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    react({ compiler: true }),
    // React Aria carries 34 languages; the app speaks these.
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES', 'ar-AE'] }), enforce: 'pre' },
  ],
  // The packages of the workspace as they are written, not as they were last built.
  resolve: { conditions: ['keel-source', ...defaultClientConditions] },
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'es2022',
    // The polyfill is inline script, which the content security policy refuses; the target's browsers do not need it.
    modulePreload: { polyfill: false },
    // A data: address counts as a foreign source under the policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A file for every part that two pages share is dozens of requests, each packed by itself. These are few, and
          // none brings much that a page does not use: what every page starts with, then what many share, by where it
          // is seen. docs/decisions/0012 has the measurements.
          groups: [
            { name: 'first', tags: ['$initial'], test: (id) => !/index\.html|main\.tsx|\.css/.test(id), priority: 5 },
            { name: 'focus', minShareCount: 2, test: FOCUS, priority: 5 },
            { name: 'shared', minShareCount: 15, test: isAnywhere, priority: 4 },
            { name: 'figures', minShareCount: 10, test: FIGURES, priority: 3 },
            { name: 'frame', minShareCount: 3, test: FRAME, priority: 2 },
            { name: 'fields', minShareCount: 2, test: FIELDS, priority: 2 },
            { name: 'overlays', minShareCount: 4, test: OVERLAYS, priority: 1 },
            { name: 'entry', minShareCount: 2, test: ENTRY, priority: 2 },
            { name: 'shell', minShareCount: 2, test: SHELL, priority: 2 },
          ],
        },
      },
    },
  },
});
