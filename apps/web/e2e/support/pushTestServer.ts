// Starts the server like its main.ts, except that it may post to a push service on this machine: node pushTestServer.ts
// http://127.0.0.1:4000
//
// A real server posts to public addresses over TLS only, which no test can offer.

interface Starter {
  readonly start: (env: NodeJS.ProcessEnv, overrides: { readonly trustedPushOrigin: string }) => Promise<void>;
}

const { start } = (await import(new URL('../../../server/src/start.ts', import.meta.url).href)) as Starter;
const [trustedPushOrigin = ''] = process.argv.slice(2);
await start(process.env, { trustedPushOrigin });
