import { expect, type Page } from '@playwright/test';
import { chromium as browserType } from 'playwright';
import { chromium } from '../lib/chromium.ts';

/** Opens a page in a new browser; fails for everything that the page reports as an error. */
export async function withPage(url: string, work: (page: Page) => Promise<void>): Promise<void> {
  const browser = await browserType.launch(chromium);
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on(
      'console',
      (message) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`),
    );
    await page.goto(url);
    await work(page);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
}
