import { chromium } from 'playwright';
import { chromium as options } from '../../../../scripts/lib/chromium.ts';
import { serveStorybook } from '../../e2e/servedStorybook.ts';
import type { BrowserMeasurement } from './buildFigures.ts';

/** The browser asks for an icon by itself. */
const isOwn = (url: string) => !url.endsWith('/favicon.ico');

/** Opens the first page of the built Storybook, then each page and story of the flows, and collects requests and errors. */
export async function measureBrowser(ids: readonly string[]): Promise<BrowserMeasurement> {
  const storybook = await serveStorybook();
  const browser = await chromium.launch(options);
  try {
    const page = await browser.newPage();
    const [requests, errors] = [[] as string[], [] as string[]];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && origin !== storybook.address) requests.push(request.url());
    });
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && isOwn(message.location().url)) errors.push(message.text());
    });
    const started = performance.now();
    await page.goto(storybook.address);
    await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).first().waitFor();
    const firstPage = performance.now() - started;
    await page.goto(`${storybook.address}/iframe.html?id=${ids[0]}&viewMode=docs&instrument=false`);
    for (const id of ids) errors.push(...(await page.evaluate(open, id)));
    return { at: new Date().toISOString(), firstPage, opened: ids.length + 1, requests, errors };
  } finally {
    await browser.close();
    await storybook.close();
  }
}

/** Opens a page or a story in the frame of the stories, and waits until it is rendered. Runs in the browser. */
function open(storyId: string): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    readonly __STORYBOOK_ADDONS_CHANNEL__: {
      emit(event: string, data: object): void;
      once(event: string, listener: () => void): void;
    };
  };
  return new Promise((resolve) => {
    setTimeout(() => resolve([`${storyId} was not rendered`]), 30_000);
    for (const event of ['storyFinished', 'docsRendered']) channel.once(event, () => resolve([]));
    channel.emit('setCurrentStory', { storyId, viewMode: storyId.endsWith('--docs') ? 'docs' : 'story' });
  });
}
