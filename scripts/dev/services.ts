/** One of the programs that `npm run dev` runs. */
export interface Service {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Relative to the repository. */
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The URL to open in a browser. */
  readonly url: string;
  /** The URL of the readiness probe. */
  readonly probe: string;
  /** Output lines to show in the terminal; all others go to the log. */
  readonly highlight?: RegExp;
}

/** The services and their addresses; `PORT` changes the backend's, as with `npm start`. */
export function services(environment: NodeJS.ProcessEnv): readonly Service[] {
  const backend = `http://localhost:${environment.PORT ?? '3000'}`;
  return [
    {
      name: 'backend',
      command: ['node', '--watch', 'apps/server/src/main.ts'],
      folder: '.',
      url: backend,
      probe: `${backend}/health/ready`,
      highlight: /demo|sign in/i,
    },
    {
      name: 'app',
      command: ['vite', '--config', 'dev.vite.config.ts', '--port', '5173', '--strictPort', '--clearScreen', 'false'],
      folder: 'apps/web',
      env: { KEEL_BACKEND: backend },
      url: 'http://localhost:5173',
      probe: 'http://localhost:5173',
    },
    {
      name: 'storybook',
      command: ['storybook', 'dev', '--port', '6006', '--exact-port', '--no-open', '--ci'],
      folder: '.',
      url: 'http://localhost:6006',
      probe: 'http://localhost:6006',
    },
  ];
}
