import { type BrowserContext, devices, type Page, type PlaywrightTestOptions } from '@playwright/test';
import { type InputDevice, keyboard, pointer } from './inputDevices.ts';

/** A mode in which somebody uses the product: device, input, language, theme, network. */
export interface UsageMode {
  readonly name: string;
  /**
   * Tags of its tests: `@modes` also runs them in `npm run test:all`, `@postgres` there on PostgreSQL.
   *
   * @default '@sweep'
   */
  readonly tags?: string;
  readonly use: Partial<Pick<PlaywrightTestOptions, 'viewport' | 'colorScheme'>>;
  readonly input: InputDevice;
  /** Runs before the first page is loaded in any tab. */
  readonly prepare: (context: BrowserContext) => Promise<unknown>;
}

// A group of tests cannot change the browser.
const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
const desktop = { viewport: { width: 1280, height: 800 } };
const nothing = async () => {};

/** Slow 3G: 400 kbit/s and 400 ms in each direction. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/**
 * Every mode in which the whole journeys must be possible. `npm run test:all` takes two that together have both devices,
 * themes, inputs and directions of text; `npm run test:long` takes all.
 */
export const usageModes: readonly UsageMode[] = [
  {
    name: 'light, desktop',
    tags: '@sweep @postgres',
    use: { ...desktop, colorScheme: 'light' },
    input: pointer,
    prepare: nothing,
  },
  {
    name: 'dark, desktop, by keyboard alone',
    tags: '@sweep @modes',
    use: { ...desktop, colorScheme: 'dark' },
    input: keyboard,
    prepare: nothing,
  },
  { name: 'light, phone', use: { ...phone, colorScheme: 'light' }, input: pointer, prepare: nothing },
  { name: 'dark, phone', use: { ...phone, colorScheme: 'dark' }, input: pointer, prepare: nothing },
  { name: 'Arabic, desktop', use: { ...desktop, colorScheme: 'light' }, input: pointer, prepare: inArabic },
  {
    name: 'Arabic, phone',
    tags: '@sweep @modes',
    use: { ...phone, colorScheme: 'dark' },
    input: pointer,
    prepare: inArabic,
  },
  { name: 'text twice as large, desktop', use: { ...desktop, colorScheme: 'dark' }, input: pointer, prepare: large },
  {
    name: 'text twice as large, phone',
    use: { ...phone, colorScheme: 'light' },
    input: pointer,
    prepare: large,
  },
  {
    name: '320 px wide',
    use: { viewport: { width: 320, height: 640 }, colorScheme: 'light' },
    input: pointer,
    prepare: nothing,
  },
  {
    name: 'slow 3G, phone',
    use: { ...phone, colorScheme: 'dark' },
    input: pointer,
    prepare: slowly,
  },
  {
    name: 'storage blocked, desktop',
    use: { ...desktop, colorScheme: 'light' },
    input: pointer,
    prepare: withoutStorage,
  },
];

function inArabic(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    // A new tab is empty at first: it has no origin and so no storage.
    if (window.origin !== 'null') localStorage.setItem('language', 'ar');
  });
}

function large(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
}

/** The open tab, and each new one. */
async function slowly(context: BrowserContext): Promise<void> {
  const slow = async (page: Page) => {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
  };
  await Promise.all(context.pages().map(slow));
  context.on('page', slow);
}

/** Storage that throws on access, as with a browser's strictest setting. */
export function withoutStorage(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
}
