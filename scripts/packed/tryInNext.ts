import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { projectEnvironment } from '../lib/run.ts';
import { withPage } from './browser.ts';
import { withConsumer } from './Consumer.ts';

const NEXT = '16.4.6';

/**
 * Checks that an app of Next's app router builds and runs: server components with the library's components, a custom
 * brand, a dialog.
 */
export async function tryInNext(tarball: string): Promise<void> {
  const tools = [
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
    '@types/node',
    'typescript',
    ['next', NEXT],
  ] as const;
  await withConsumer({ name: 'next', tarball, tools }, async ({ folder, call }) => {
    await call('node', 'brand.mjs');
    await call('npx', '--no-install', 'next', 'build');
    const server = spawn('npx', ['--no-install', 'next', 'start', '--port', '0'], {
      cwd: folder,
      env: projectEnvironment(),
      detached: true,
    });
    try {
      await withPage(await addressOf(server), async (page) => {
        await expect(page.getByRole('heading', { name: 'Acme Capital' })).toBeVisible();
        await expect(page.getByText('Balance:')).toContainText('1,200.00');
        const pay = page.getByRole('button', { name: 'Pay' });
        await expect(pay).toHaveCSS('background-color', 'rgb(122, 31, 162)');
        await page.getByRole('button', { name: /Coin/ }).click();
        await page.getByRole('option', { name: 'Ethereum' }).click();
        await pay.click();
        await expect(page.getByRole('dialog', { name: 'Payment' })).toContainText('Chosen: eth');
      });
    } finally {
      // npx starts the server as a child process.
      if (server.pid !== undefined) process.kill(-server.pid);
    }
  });
}

/** The address that the server prints once it listens. */
async function addressOf(server: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of server.stdout ?? []) {
    output += String(chunk);
    const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
    if (address !== undefined && output.includes('Ready')) return address;
  }
  throw new Error(`The Next app did not start:\n${output}`);
}
