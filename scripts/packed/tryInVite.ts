import { expect, type Page } from '@playwright/test';
import { preview } from 'vite';
import { withPage } from './browser.ts';
import { withConsumer } from './Consumer.ts';

const LAYERS = ['ui', 'ui.reset', 'ui.tokens', 'ui.base', 'ui.text', 'ui.component', 'ui.layout'];

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    // The declarations of the package must compile without the workspace.
    skipLibCheck: false,
    noEmit: true,
    types: ['vite/client'],
  },
  include: ['main.tsx'],
};

/**
 * Checks that an app of Vite compiles in strict mode and builds, and that a dialog, a table, a picker and a custom
 * brand work in it.
 */
export async function tryInVite(tarball: string): Promise<void> {
  const app = {
    name: 'vite',
    tarball,
    tools: [
      'react',
      'react-dom',
      '@types/react',
      '@types/react-dom',
      '@typescript/native',
      'vite',
      '@vitejs/plugin-react',
    ],
    files: { 'tsconfig.json': JSON.stringify(TSCONFIG) },
  };
  await withConsumer(app, async ({ folder, call }) => {
    await call('npx', '--no-install', 'tsc', '-p', 'tsconfig.json');
    await call('npx', '--no-install', 'vite', 'build', '--logLevel', 'warn');
    const server = await preview({ root: folder, configFile: false, logLevel: 'silent', preview: { port: 0 } });
    try {
      const [url = ''] = server.resolvedUrls?.local ?? [];
      await withPage(url, async (page) => {
        await tryPicker(page);
        await tryDialog(page);
        await tryTable(page);
        await expectStyles(page);
      });
    } finally {
      await server.close();
    }
  });
}

async function tryPicker(page: Page): Promise<void> {
  const picker = page.getByRole('button', { name: /Moneda/ });
  await picker.click();
  await page.getByRole('option', { name: 'Ethereum' }).click();
  await expect(picker).toContainText('Ethereum');
}

async function tryDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pagar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pago' });
  await expect(dialog).toContainText('Elegida: eth');
  // The text comes from the Spanish catalogue.
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toHaveCount(0);
}

async function tryTable(page: Page): Promise<void> {
  const table = page.getByRole('grid', { name: 'Saldos' }).or(page.getByRole('table', { name: 'Saldos' }));
  const firstRow = table.getByRole('row').nth(1);
  await expect(firstRow).toContainText('Bitcoin');
  await table.getByRole('columnheader', { name: /Saldo/ }).getByRole('button').click();
  await expect(firstRow).toContainText('Ethereum');
}

/** The layers have their order, and the components use their tokens. */
async function expectStyles(page: Page): Promise<void> {
  const met = await page.evaluate(() => {
    // React Aria adds one rule to the page, in an anonymous layer.
    const built = [...document.styleSheets].filter(({ href }) => href !== null);
    return built
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => {
        if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
        return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
      });
  });
  // The order of layers is that of their first mention. Minified, redundant statements of the order are left out.
  const order = [...new Set(met)];
  expect(order).toEqual(LAYERS.filter((layer) => order.includes(layer)));
  expect(order).toEqual(expect.arrayContaining(['ui', 'ui.reset', 'ui.tokens', 'ui.base', 'ui.component']));
  const button = page.getByRole('button', { name: 'Pagar' });
  await expect(button).toHaveCSS('height', '40px');
  // The colour of the custom brand.
  await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 162)');
}
