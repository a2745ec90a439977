import type { Context } from './context.ts';

/** What the person who started the server wants to know. The sample sign-in is for everybody; nothing else is secret. */
export function banner({ address, context }: { address: string; context: Context }): string {
  const { config, db, demo, mailer } = context;
  const rows = [
    ['Open', config.publicUrl ?? address.replace('127.0.0.1', 'localhost')],
    ...(demo ? [['Sign in', `${demo.email}   ${demo.password}`]] : []),
    ['Mails', mailer.where],
    ['Database', db.engine === 'pglite' ? `embedded, in ${config.dataDir}` : 'PostgreSQL'],
    ['Prices', config.marketDataUrl === null ? 'simulated' : 'from MARKET_DATA_URL'],
  ];
  const title = config.mode === 'demo' ? 'Keel is ready, in demo mode: nothing here is real.' : 'Keel is ready.';
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return ['', title, '', ...rows.map(([name = '', value]) => `  ${name.padEnd(width)}   ${value}`), ''].join('\n');
}
