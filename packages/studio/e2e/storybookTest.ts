import { test as base, expect } from '@playwright/test';
import { type ServedStorybook, serveStorybook } from './servedStorybook.ts';

interface Fixtures {
  /** Requests to other hosts or to a server's API, and errors of the page. Must be empty. */
  readonly faults: string[];
}

/** A test of the built Storybook. It fails if the page logs an error or needs more than Storybook's files. */
export const test = base.extend<Fixtures, { storybook: ServedStorybook }>({
  storybook: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
    async ({}, provide) => {
      const storybook = await serveStorybook();
      await provide(storybook);
      await storybook.close();
    },
    { scope: 'worker' },
  ],
  faults: [
    async ({ page, context, storybook }, provide) => {
      const faults: string[] = [];
      context.on('request', (request) => {
        const { origin, protocol, pathname } = new URL(request.url());
        const isOutside = /^https?:$/.test(protocol) && origin !== storybook.address;
        if (isOutside || /\/(?:api|health)\//.test(pathname)) faults.push(`asked for ${request.url()}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) faults.push(`${response.status()} of ${response.url()}`);
      });
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        const { url } = message.location();
        // The browser requests an icon by itself. Storybook has one only for its manager, which is not open here.
        if (message.type() === 'error' && !url.endsWith('/favicon.ico')) faults.push(`${message.text()} ${url}`);
      });
      await provide(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
