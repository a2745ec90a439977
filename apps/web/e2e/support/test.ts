import { test as base, expect, type Page } from '@playwright/test';
import { insertTextAsTyped } from './insertText.ts';
import { type Database, KeelServer, READY_WITHIN_MS } from './KeelServer.ts';

/** A person to sign up, with an email that no other test uses. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

export interface Fixtures {
  readonly person: Person;
  /** Fails the test when the page violates its content security policy or throws. */
  readonly cleanConsole: undefined;
  /** In Firefox, `fill` enters text so that React sees it. */
  readonly typedText: undefined;
}

/** The server options of a project. */
export interface WorkerOptions {
  /** The database of each server of the project. */
  readonly database: Database;
}

/** Playwright's test with one real server per worker, and a person without an account. */
export const test = base.extend<Fixtures, WorkerOptions & { server: KeelServer }>({
  database: ['embedded', { scope: 'worker', option: true }],
  server: [
    async ({ database }, provide) => {
      const server = await KeelServer.start({ database });
      await provide(server);
      await server.remove();
    },
    { scope: 'worker', timeout: READY_WITHIN_MS },
  ],
  baseURL: ({ server }, provide) => provide(server.url),
  person: async ({}, provide, info) => {
    const name = `t${info.workerIndex}-${info.testId.slice(-8)}`;
    await provide({
      firstName: 'Amelia',
      lastName: 'Rosenthal',
      email: `${name}@example.com`,
      password: `keel ${name} long`,
    });
  },
  cleanConsole: [
    async ({ context }, provide) => {
      const faults: string[] = [];
      context.on('weberror', (event) => faults.push(event.error().message));
      context.on('console', (message) => {
        if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) faults.push(message.text());
      });
      await provide(undefined);
      // A call that is still running when the test ends is ignored.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  typedText: [
    async ({ browserName, context }, provide) => {
      if (browserName === 'firefox') await insertTextAsTyped(context);
      await provide(undefined);
    },
    { auto: true },
  ],
});

export { expect, type Page };
