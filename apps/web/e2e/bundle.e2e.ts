import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from './support/test.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** The base test, which does not fail for a violation. */
const lenient = test.extend({
  cleanConsole: async ({ page: _page }, provide) => provide(undefined),
});

/** Values that only the server and its operator know. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY/,
  'a key of a bucket': /\bAKIA[0-9A-Z]{16}\b|aws_secret|secretAccessKey\s*[:=]\s*["'`][^"'`]{8}/i,
  'a token of a code host': /\bgh[pousr]_\w{36}|\bgithub_pat_\w{20}/,
  'a key of a payment service': /\b[sr]k_(?:live|test)_\w{10}/,
  'an address with a password in it': /\b[a-z]+:\/\/[^\s/"'`:@]+:[^\s/"'`:@]+@/,
  'a setting of the server': /\b(?:DATABASE_URL|SMTP_URL|VAPID_PRIVATE_KEY|S3_SECRET|MARKET_DATA_KEY|SESSION_SECRET)\b/,
  'a map back to the source': /\/\/[#@] sourceMappingURL=(?!data:)/,
};

test('[UPLOAD-2, WALLET-3] the files that browsers load contain no secret, and no setting of the server or its value @main', async () => {
  const files = (await readdir(DIST, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(10);
  // No secret in the environment of this run may be in the build either.
  const values = Object.entries(process.env).flatMap(([name, value = '']) =>
    /SECRET|TOKEN|PASSWORD|_KEY$/.test(name) && value.length >= 8 ? [value] : [],
  );
  const found: string[] = [];
  for (const { parentPath, name } of files) {
    const text = await readFile(join(parentPath, name), 'latin1');
    for (const [what, pattern] of Object.entries(SECRETS)) if (pattern.test(text)) found.push(`${name}: ${what}`);
    if (values.some((value) => text.includes(value))) found.push(`${name}: a value of the environment`);
    if (name.endsWith('.map')) found.push(`${name}: a map back to the source`);
  }
  expect(found).toEqual([]);
});

lenient('[WALLET-3] a page that breaks the content security policy fails its test', async ({ page }) => {
  // The fixture of every test looks for these messages; this test proves that they are logged.
  await page.goto('/login');
  const violation = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
  await page.evaluate(() => {
    const image = new Image();
    image.src = 'https://elsewhere.example/a.png';
  });
  await violation;
});
