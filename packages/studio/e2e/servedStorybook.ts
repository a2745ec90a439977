import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

/** The built Storybook, served as static files. */
export interface ServedStorybook {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves `npm run build-storybook` on a free port. */
export async function serveStorybook(): Promise<ServedStorybook> {
  const server = await preview({
    root: fileURLToPath(new URL('../../../', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    appType: 'mpa',
    build: { outDir: 'storybook-static' },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
  if (address === undefined) throw new Error('Storybook is not served.');
  return { address: address.replace(/\/$/, ''), close: () => server.close() };
}
