// Starts the server as its main.ts does, with a push service on this machine that it posts to all the same:
//   node trustingServer.ts http://127.0.0.1:4000
// A real server posts to public addresses over TLS only, which no test can offer.

interface Starter {
  readonly start: (env: NodeJS.ProcessEnv, seams: { readonly trustedPushOrigin: string }) => Promise<void>;
}

const { start } = (await import(new URL('../../../server/src/start.ts', import.meta.url).href)) as Starter;
const [trustedPushOrigin = ''] = process.argv.slice(2);
await start(process.env, { trustedPushOrigin });
