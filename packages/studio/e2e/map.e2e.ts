import { expect } from '@playwright/test';
import { test } from './storybookTest.ts';

test('[STUDIO-5] the map shows the real screen of a state, and a modal in it does not take the focus from the search', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook.address}/iframe.html?id=flows-map--everything&viewMode=story`);
  const states = page.getByRole('list', { name: 'States of Login', exact: true });
  await states.getByRole('button', { name: 'refused, modal' }).click();
  await page.getByRole('button', { name: 'Show the screen' }).click();
  const search = page.getByRole('searchbox', { name: 'Search flows, states, requirements' });
  await search.focus();

  const screen = page.frameLocator('iframe[title="Login, refused"]');
  await expect(screen.getByRole('heading', { name: 'Log in or Create Account', includeHidden: true })).toBeVisible();
  const modal = screen.getByRole('alertdialog');
  await expect(modal).toBeVisible();
  await expect(search).toBeFocused();

  await page.keyboard.type('vault');
  await expect(search).toHaveValue('vault');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Vault']);
});

test('[STUDIO-1] the page of a flow shows the real screen of a state, its line in the source, and links to its screens', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook.address}/iframe.html?id=flows-diagrams-login--docs&viewMode=docs`);
  await page
    .getByRole('region', { name: 'Diagram of login' })
    .getByRole('button', { name: /^refused\b/ })
    .click();
  await expect(page.getByText(/^packages\/flows\/src\/login\/machine\.ts:\d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Show the screen' }).click();
  const screen = page.frameLocator('iframe[title="Login, refused"]');
  await expect(screen.getByRole('alertdialog')).toBeVisible();
  const screens = page.getByRole('link', { name: 'apps/web/src/features/auth/LoginScreen.tsx' });
  await expect(screens.first()).toHaveAttribute('href', './?path=/story/flows-login--editing');
});
