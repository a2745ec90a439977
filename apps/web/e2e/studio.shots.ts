import { mkdir } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type InlineConfig, preview } from 'vite';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const IMAGES = at('docs/images/studio/');
const VIEWPORT = { width: 1280, height: 800 };
/** PostgreSQL starts in the page, and a year of sample data is created. */
const START_MS = 120_000;

/** The pictures of docs/studio.md and docs/qa.md, of what was built and run before:  npm run shots -- --project=studio */
test.beforeEach(async ({ page }) => {
  await mkdir(IMAGES, { recursive: true });
  await page.setViewportSize(VIEWPORT);
});

async function shot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await sharp(picture).resize(1100).webp({ quality: 78 }).toFile(`${IMAGES}${name}.webp`);
}

/** Serves built files during a test, and returns their address. */
async function serve(config: InlineConfig, task: (address: string) => Promise<void>): Promise<void> {
  const server = await preview({ logLevel: 'silent', ...config, preview: { port: 0, host: '127.0.0.1' } });
  try {
    await task((server.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''));
  } finally {
    await server.close();
  }
}

const storybook: InlineConfig = {
  root: at(''),
  configFile: false,
  appType: 'mpa',
  build: { outDir: 'storybook-static' },
};

test('[STUDIO-1, STUDIO-3, STUDIO-5] a flow, a running story with its panel, and the map in Storybook', async ({
  page,
}) => {
  await serve(storybook, async (address) => {
    const frame = page.frameLocator('#storybook-preview-iframe');
    await page.goto(`${address}/?path=/docs/flows-diagrams-login--docs`);
    await frame
      .getByRole('button', { name: /^refused\b/ })
      .first()
      .click();
    await expect(frame.getByRole('link', { name: 'State: Refused' }).first()).toBeVisible();
    await frame.getByRole('heading', { name: 'Diagram' }).evaluate((heading) => heading.scrollIntoView());
    await shot(page, 'flow');

    await page.goto(`${address}/?path=/story/flows-states-login--submitting&nav=false&panel=right`);
    await expect(page.getByRole('tab', { name: 'Flow', exact: true })).toHaveAttribute('aria-selected', 'true');
    const panel = page.frameLocator('iframe[title^="Flow"]');
    await expect(panel.getByRole('heading', { name: 'login is answered' })).toBeVisible();
    await panel.getByRole('button', { name: /^404 / }).click();
    await expect(frame.getByRole('alertdialog')).toBeVisible();
    await panel.getByRole('main').evaluate((main) => main.scrollIntoView());
    await shot(page, 'panel');

    await page.goto(`${address}/?path=/story/flows-map--everything&full=1`);
    await frame.getByRole('searchbox').fill('LOGIN-5');
    await frame.getByRole('button', { name: /^unknownAccount\b/ }).click();
    await frame.getByRole('heading', { name: 'Login', exact: true }).evaluate((heading) => heading.scrollIntoView());
    await shot(page, 'map');
  });
});

test('[STUDIO-4] a walk in Storybook', async ({ page }) => {
  await serve(storybook, async (address) => {
    await page.goto(`${address}/iframe.html?id=flows-walks--first-visit&viewMode=story`);
    const step = page.getByRole('button', { name: 'Do this step', exact: true });
    await expect(step).toBeEnabled({ timeout: START_MS });
    await step.click();
    await expect(page.getByRole('status', { name: 'Progress' })).toHaveText(/^Step 2 /);
    await expect(step).toBeEnabled();
    await shot(page, 'walk');
  });
});

test('[STUDIO-3] the overlay in the app', async ({ page }) => {
  await serve({ configFile: at('apps/playground/vite.config.ts') }, async (address) => {
    await page.goto(`${address}/login?studio`);
    const overlay = page.getByRole('complementary', { name: 'Flow studio' });
    await expect(overlay.getByRole('status', { name: 'State' })).toHaveText('editing', { timeout: START_MS });
    await page.getByLabel('Email').fill('amelia@example.org');
    await page.getByLabel('Password', { exact: true }).fill('not her password');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('alertdialog', { name: 'Message' })).toBeVisible();
    await shot(page, 'overlay');
  });
});

test('[QA-1] the report of npm run qa', async ({ page }) => {
  await page.goto(pathToFileURL(at('.cache/qa/report/index.html')).href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Path 1: / }).click();
  await page.getByRole('list', { name: 'Steps of path 1' }).evaluate((list) => list.scrollIntoView({ block: 'end' }));
  await shot(page, 'report');
});
