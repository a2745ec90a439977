// Packs @keel/ui, installs it in an app outside of the workspace, compiles, builds and uses it:  node scripts/packedUi.ts
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { chromium as browserType } from 'playwright';
import { preview } from 'vite';
import { chromium } from './lib/chromium.ts';
import { projectEnvironment, root } from './lib/run.ts';

/** The most that the package may weigh to install, in kB of 1000 bytes; 133 of them are the two cuts of the font. */
const TARBALL_LIMIT = 400;

/** What the app has besides the package, at the versions of this repository. */
const TOOLS = ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript', 'vite', '@vitejs/plugin-react'];

const LAYERS = ['ui', 'ui.reset', 'ui.tokens', 'ui.base', 'ui.text', 'ui.component', 'ui.layout'];

const HTML = `<!doctype html>
<html lang="es" data-theme="white">
  <head><meta charset="utf-8"><title>Packed</title><link rel="icon" href="data:,"></head>
  <body><div id="root"></div><script type="module" src="/main.tsx"></script></body>
</html>
`;

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    // The declarations of the package have to be sound by themselves.
    skipLibCheck: false,
    noEmit: true,
    types: ['vite/client'],
  },
  include: ['main.tsx'],
};

const app = await realpath(await mkdtemp(join(tmpdir(), 'packed-ui-')));
try {
  const tarball = await pack();
  await install(tarball);
  await call('npx', ['--no-install', 'tsc', '-p', 'tsconfig.json']);
  await call('npx', ['--no-install', 'vite', 'build', '--logLevel', 'warn']);
  await tryInBrowser();
  console.log('The packed library compiles, builds and works in an app of its own.');
} finally {
  await rm(app, { recursive: true, force: true });
}

/** The path of the tarball, as `npm publish` would send it. */
async function pack(): Promise<string> {
  await call('npm', ['pack', '--pack-destination', app], join(root, 'packages/ui'));
  const name = (await readdir(app)).find((file) => file.endsWith('.tgz'));
  if (name === undefined) throw new Error('npm pack left no tarball.');
  const tarball = join(app, name);
  const kilobytes = (await stat(tarball)).size / 1000;
  console.log(`${name}: ${kilobytes.toFixed(0)} of ${TARBALL_LIMIT} kB`);
  expect(kilobytes, 'the tarball').toBeLessThanOrEqual(TARBALL_LIMIT);
  return tarball;
}

async function install(tarball: string): Promise<void> {
  const { devDependencies: ours } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const { version } = JSON.parse(await readFile(join(root, 'node_modules/vite/package.json'), 'utf8'));
  const dependencies = Object.fromEntries(TOOLS.map((name) => [name, ours[name] ?? version]));
  const files = {
    'package.json': JSON.stringify({
      private: true,
      type: 'module',
      dependencies: { ...dependencies, '@keel/ui': `file:${tarball}`, typescript: ours['@typescript/native'] },
    }),
    'index.html': HTML,
    'tsconfig.json': JSON.stringify(TSCONFIG),
    // No plugin of vanilla-extract: the package brings plain CSS.
    'vite.config.js': "import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };\n",
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(app, name), content);
  await copyFile(join(root, 'scripts/packedApp/main.tsx'), join(app, 'main.tsx'));
  await call('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']);
}

async function tryInBrowser(): Promise<void> {
  const server = await preview({ root: app, configFile: false, logLevel: 'silent', preview: { port: 0 } });
  const browser = await browserType.launch(chromium);
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on(
      'console',
      (message) => message.type() === 'error' && faults.push(`${message.text()} ${message.location().url}`),
    );
    const [url] = server.resolvedUrls?.local ?? [];
    if (url === undefined) throw new Error('The preview server has no address.');
    await page.goto(url);
    await tryPicker(page);
    await tryDialog(page);
    await tryTable(page);
    await expectStyles(page);
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
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
  // The word comes from the Spanish catalogue.
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

/** The layers have their order, and the components wear their tokens. */
async function expectStyles(page: Page): Promise<void> {
  const met = await page.evaluate(() => {
    // React Aria writes one rule of its own into the page, in a layer without a name.
    const built = [...document.styleSheets].filter(({ href }) => href !== null);
    return built
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => {
        if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
        return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
      });
  });
  // A layer is as strong as it is late at its first mention. Minified, what states the order anyway is left out.
  const order = [...new Set(met)];
  expect(order).toEqual(LAYERS.filter((layer) => order.includes(layer)));
  expect(order).toEqual(expect.arrayContaining(['ui', 'ui.reset', 'ui.tokens', 'ui.base', 'ui.component']));
  const button = page.getByRole('button', { name: 'Pagar' });
  await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(button).toHaveCSS('height', '40px');
}

/** The standard output of a program of the app or of the machine. Throws with all it said when it fails. */
async function call(program: string, args: readonly string[], cwd = app): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, args, { cwd, env: projectEnvironment(), maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
