// Locates the programs that do not come from npm. Plain JavaScript, because scripts/ready.mjs runs before anything is
// installed.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
const FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const DEBIAN_POSTGRES = '/usr/lib/postgresql';

/** The browser for the tests: CHROMIUM_PATH if set, otherwise the first of the usual locations, otherwise undefined. */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  return (chosen ? [chosen] : BROWSERS).find((path) => existsSync(path));
}

/** Firefox for the tests: FIREFOX_PATH if set, otherwise the first of the usual locations, otherwise undefined. */
export function findFirefox() {
  const chosen = process.env.FIREFOX_PATH;
  return (chosen ? [chosen] : FIREFOXES).find((path) => existsSync(path));
}

/** PostgreSQL's initdb: on PATH, otherwise in Debian's folder (which is not on PATH), otherwise undefined. */
export function findInitdb() {
  const debian = existsSync(DEBIAN_POSTGRES)
    ? readdirSync(DEBIAN_POSTGRES).map((version) => join(DEBIAN_POSTGRES, version, 'bin'))
    : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debian].filter(Boolean);
  return folders
    .flatMap((folder) => [join(folder, 'initdb'), join(folder, 'initdb.exe')])
    .find((path) => existsSync(path));
}
