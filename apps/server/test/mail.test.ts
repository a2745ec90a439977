import { once } from 'node:events';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { MINUTE, SECOND } from '@keel/backend/clock.ts';
import { enqueue, startOutbox } from '@keel/backend/outbox/outbox.ts';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { certificate } from './support/certificate.ts';
import { engines } from './support/engines.ts';
import { signupBody, startKeel } from './support/keel.ts';
import { manualTimers } from './support/manualTimers.ts';
import { testClock } from './support/testClock.ts';

/** A mail server that refuses a number of mails, quoting each, before it accepts one. */
async function mailServer(refusals: number, tls: SMTPServerOptions = { disabledCommands: ['STARTTLS'] }) {
  const taken: string[] = [];
  const secure: boolean[] = [];
  let left = refusals;
  const server = new SMTPServer({
    authOptional: true,
    ...tls,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (left > 0) {
          left -= 1;
          return done(Object.assign(new Error(`busy: ${digits(text)}`), { responseCode: 451 }));
        }
        taken.push(text);
        secure.push(session.secure);
        return done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  const mails = () => Promise.all(taken.map((text) => PostalMime.parse(text)));
  // A client that disconnects during the greeting is not a failure.
  server.on('error', () => undefined);
  return { taken, secure, mails, port, url: `smtp://127.0.0.1:${port}`, close };
}

function digits(text = ''): string {
  return /^\d{4}$/m.exec(text.replaceAll('\r', ''))?.[0] ?? '';
}

describe.each(engines)('mail on $name', (engine) => {
  it('[OPS-3][VERIFY-4] is sent by SMTP, with the digits on a line of their own', async () => {
    const server = await mailServer(0);
    const keel = await startKeel(engine, { smtpUrl: server.url, mailFrom: 'Keel <hello@example.org>' });
    const { signUpToken } = (await keel.call('signup', { body: await signupBody(keel) })).json();
    await keel.context.outbox.drain();
    const [mail] = await server.mails();
    const code = digits(mail?.text);
    const verified = await keel.call('verifyEmail', { body: { email: 'ines@example.org', code, signUpToken } });
    await keel.close();
    await server.close();
    expect(server.taken).toHaveLength(1);
    expect([mail?.from?.address, mail?.to?.[0]?.address, mail?.subject]).toEqual([
      'hello@example.org',
      'ines@example.org',
      'Your code for Keel',
    ]);
    expect(mail?.html).toContain(code);
    expect(verified.statusCode).toBe(200);
  });

  it('[OPS-3] a mail that hangs does not delay the next one (S-10)', async () => {
    const db = await engine.migrated();
    const clock = testClock();
    const delivered: string[] = [];
    const { promise: hangs, resolve: end } = Promise.withResolvers<void>();
    const mail = async (payload: string) => {
      if (payload.includes('slow')) await hangs;
      delivered.push(JSON.parse(payload).to);
    };
    const [log, timers, jobHandlers] = [{ warn: () => {} }, manualTimers(), { mail, push: mail }];
    const outbox = startOutbox({ db, clock: clock.now, log, timers, jobHandlers });
    const queue = (to: string) => enqueue(db, { kind: 'mail', payload: { to }, at: clock.now(), lifeMs: MINUTE });
    await queue('slow@example.org');
    outbox.kick();
    await queue('quick@example.org');
    outbox.kick();
    await expect.poll(() => delivered).toEqual(['quick@example.org']);
    end();
    await outbox.drain();
    expect(delivered).toEqual(['quick@example.org', 'slow@example.org']);
    await outbox.stop();
    await db.close();
  });

  it('[OPS-3] is retried with exponential backoff while the server refuses it, and the log quotes nothing', async () => {
    const server = await mailServer(2);
    const keel = await startKeel(engine, { smtpUrl: server.url });
    await keel.call('signup', { body: await signupBody(keel) });
    await keel.context.outbox.drain();
    keel.clock.advance(5 * SECOND);
    await keel.context.outbox.drain();
    keel.clock.advance(9 * SECOND);
    await keel.context.outbox.drain();
    const early = server.taken.length;
    keel.clock.advance(SECOND);
    await keel.context.outbox.drain();
    const logs = keel.logs();
    await keel.close();
    await server.close();
    const code = digits((await server.mails())[0]?.text);
    expect([early, server.taken.length, code.length]).toEqual([0, 1, 4]);
    expect(logs.match(/a mail was not taken/g)).toHaveLength(2);
    expect(logs).not.toContain(`busy: ${code}`);
  });

  it.each([
    ['smtps', true],
    ['smtp', false],
  ])('[OPS-3] is sent by %s over TLS, to a server with a trusted certificate', async (scheme, secure) => {
    const { cert, key } = certificate();
    const server = await mailServer(0, { secure, cert, key });
    const trusted = getCACertificates('default');
    setDefaultCACertificates([...trusted, cert]);
    const keel = await startKeel(engine, { smtpUrl: `${scheme}://localhost:${server.port}` });
    try {
      await keel.call('signup', { body: await signupBody(keel) });
      await keel.context.outbox.drain();
      expect([server.taken.length, server.secure]).toEqual([1, [true]]);
      expect(digits((await server.mails())[0]?.text)).toHaveLength(4);
    } finally {
      setDefaultCACertificates(trusted);
      await keel.close();
      await server.close();
    }
  });

  it.each([
    ['smtps', true],
    ['smtp', false],
  ])('[OPS-3] nothing is sent by %s to a server with an untrusted certificate', async (scheme, secure) => {
    const server = await mailServer(0, { secure, ...certificate() });
    const keel = await startKeel(engine, { smtpUrl: `${scheme}://localhost:${server.port}` });
    await keel.call('signup', { body: await signupBody(keel) });
    await keel.context.outbox.drain();
    const waiting = await keel.context.db.query('SELECT kind FROM outbox WHERE done_at IS NULL');
    const logs = keel.logs();
    await keel.close();
    await server.close();
    expect([server.taken, waiting]).toEqual([[], [{ kind: 'mail' }]]);
    expect(logs.match(/a mail was not taken/g)).toHaveLength(1);
  });

  it('[VERIFY-4] is dropped when its code has expired, and its text is deleted', async () => {
    const keel = await startKeel(engine, { smtpUrl: 'smtp://127.0.0.1:1' });
    await keel.call('signup', { body: await signupBody(keel) });
    await keel.context.outbox.drain();
    keel.clock.advance(10 * MINUTE);
    await keel.context.outbox.drain();
    const rows = await keel.context.db.query('SELECT payload, done_at IS NOT NULL AS over FROM outbox');
    await keel.close();
    expect(rows).toEqual([{ payload: null, over: true }]);
  });

  it('[OPS-3] is an .eml file if no server is configured', async () => {
    const keel = await startKeel(engine);
    await keel.call('signup', {
      body: await signupBody(keel, { firstName: 'Ines <all@example.org>, Bcc: all@example.org' }),
    });
    const [mail] = await keel.mails();
    await keel.close();
    expect(mail?.from?.address).toBe('no-reply@localhost');
    expect([mail?.to?.length, mail?.bcc, mail?.subject]).toEqual([1, undefined, 'Your code for Keel']);
    expect(mail?.date).toBe('2026-11-20T12:00:00.000Z');
  });
});
