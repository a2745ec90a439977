import type { Config } from '@keel/backend/config/Config.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Email } from 'postal-mime';
import type { Seams, ServerContext } from '../../src/openContext.ts';
import type { Injected } from './callByHandle.ts';
import type { TestClock } from './testClock.ts';

/** The server of a test: with HTTP, without it, or in a browser. */
export interface Host {
  /** Only on Node. */
  readonly app: FastifyInstance;
  readonly context: ServerContext;
  /** Whether calls go through Fastify. */
  readonly isHttp: boolean;
  inject(call: Injected): Promise<LightMyRequestResponse>;
  /** All mails so far, oldest first. */
  mails(): Promise<Email[]>;
  close(): Promise<void>;
}

/** Replacements for the real dependencies. */
export interface TestSeams extends Pick<Seams, 'db' | 'timers' | 'trustedPushOrigin' | 'lookup' | 'callNode'> {
  /** A clock shared with another process. @default a test clock at noon */
  readonly time?: TestClock;
}

/** What a test may choose. */
export interface HostOptions {
  readonly changes: Partial<Config>;
  readonly seams: Omit<TestSeams, 'time'>;
  readonly clock: TestClock;
  /** Receives each line of the log. */
  readonly log: (line: string) => void;
}
