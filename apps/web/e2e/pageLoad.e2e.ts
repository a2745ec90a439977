import { as, test } from './support/investors.ts';
import { MAX_SHIFT, WIRE_BUDGETS, WIRE_FONTS, WIRE_STYLES } from './support/pageBudgets.ts';
import { loadPage } from './support/pageLoad.ts';
import { expect } from './support/test.ts';

const signedIn = { investor: as.amelia, anybody: {} };

for (const { path, by, scripts, calls, requests, repeatedCall } of WIRE_BUDGETS) {
  test.describe(by, () => {
    test.use(signedIn[by]);

    test(`[SPEED-1, SPEED-2] ${path} stays within its limit of bytes over the wire, and does not shift (P-7, P-61)`, async ({
      page,
    }) => {
      // On a slow connection, so that parts arrive one after the other.
      const load = await loadPage(page, path, { isSlow: true });
      const over = Object.entries({
        scripts: [load.bytes.scripts / 1000, scripts],
        styles: [load.bytes.styles / 1000, WIRE_STYLES],
        fonts: [load.bytes.fonts / 1000, WIRE_FONTS],
        calls: [load.bytes.calls / 1000, calls],
        requests: [load.requests, requests],
        shift: [load.shift, MAX_SHIFT],
      } as const).filter(([, [found, most]]) => found > most);
      expect(over, load.moved.join('\n')).toEqual([]);
      const expectedCalls = [...new Set(load.calls), ...(repeatedCall === undefined ? [] : [repeatedCall])];
      expect(load.calls.toSorted(), 'each call once').toEqual(expectedCalls.toSorted());
    });
  });
}

const FIRST_REQUESTS = {
  investor: { path: '/invest', requests: ['/api/options', '/api/userbytoken', 'MemberLayout', 'DashboardScreen'] },
  anybody: { path: '/login', requests: ['/api/options', 'LoginScreen'] },
} as const;

for (const [by, { path, requests }] of Object.entries(FIRST_REQUESTS)) {
  test.describe(by, () => {
    test.use(signedIn[by as keyof typeof signedIn]);

    test(`[SPEED-1] while the app itself is loading, the files of ${path} and its first calls are requested, and a tile is shown`, async ({
      page,
    }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      // The file that every page starts with never arrives.
      await page.route('**/assets/first-*.js', () => undefined);
      await page.goto(path, { waitUntil: 'commit' });
      for (const part of requests) await expect.poll(() => requested.join('\n')).toContain(part);
      const tile = page.locator('#root').evaluate((root) => getComputedStyle(root, '::before').width);
      expect(await tile).toBe('80px');
    });
  });
}

test('[SPEED-1] all text files of the first page are served compressed (P-3, P-62)', async ({ request }) => {
  const get = (file: string, encoding: string) =>
    request.get(file, { headers: { accept: 'text/html,*/*', 'accept-encoding': encoding } });
  const index = await (await get('/login', 'br')).text();
  const files = ['/login', ...[...index.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)];
  const uncompressed = await Promise.all(
    files.map(async (file) => ({ file, text: await (await get(file, 'identity')).text() })),
  );
  // Shorter files fit into one packet uncompressed.
  const long = uncompressed.filter(({ text }) => text.length >= 1024);
  expect(long.length).toBeGreaterThan(2);
  const found = await Promise.all(
    long.flatMap(({ file, text }) =>
      ['br', 'gzip'].map(async (encoding) => {
        const response = await get(file, encoding);
        const { 'content-encoding': sent, vary } = response.headers();
        return [file, sent === encoding, vary, (await response.text()) === text];
      }),
    ),
  );
  expect(found).toEqual(long.flatMap(({ file }) => [1, 2].map(() => [file, true, 'accept-encoding', true])));
});
