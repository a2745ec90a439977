import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PreviewServer, preview } from 'vite';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** A server for the built playground. */
export interface ServedFiles {
  readonly address: string;
  /** The requested paths, by pages, workers and the service worker. */
  readonly requestedPaths: readonly string[];
  close(): Promise<void>;
}

/** Serves the build as `npm run playground` does, on a free port, and records the requests. */
export async function serveFiles(): Promise<ServedFiles> {
  const requestedPaths: string[] = [];
  const server: PreviewServer = await preview({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    logLevel: 'silent',
    preview: { port: 0, host: '127.0.0.1' },
    plugins: [
      {
        name: 'note-requests',
        configurePreviewServer({ middlewares }) {
          middlewares.use(({ url = '' }, _response, next) => {
            requestedPaths.push(url.split('?')[0] ?? '');
            next();
          });
        },
      },
    ],
  });
  const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
  if (address === undefined) throw new Error('The playground is not served.');
  return { address: address.replace(/\/$/, ''), requestedPaths, close: () => server.close() };
}

/** Whether a path is a file of the build, and not a page of the app. */
export function isFile(path: string): boolean {
  const file = join(dist, path);
  return existsSync(file) && statSync(file).isFile();
}
