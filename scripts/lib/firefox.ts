import { fileURLToPath } from 'node:url';

/** Light, for pages that follow the system: Playwright's `colorScheme` does not reach Firefox. */
const LIGHT = 1;

/** Playwright's options for the Firefox of the machine, FIREFOX_PATH or one of the usual locations (decision 0107). */
export const firefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: fileURLToPath(new URL('firefoxRelay.ts', import.meta.url)),
    firefoxUserPrefs: { 'layout.css.prefers-color-scheme.content-override': LIGHT },
  },
} as const;
