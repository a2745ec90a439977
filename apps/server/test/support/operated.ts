import type { Result } from '@keel/backend/operator/result.ts';
import { expect } from 'vitest';
import { createChannel } from '../../src/operator/channel.ts';
import { run } from '../../src/operator/cli/run.ts';
import { listenOnSocket, ownSocket } from '../../src/operator/socket.ts';
import type { Keel } from './keel.ts';
import type { Ended } from './process.ts';

/** The operator channel of a running server, and the program that uses it. */
export interface Operated {
  readonly url: string;
  /** Runs a command with any result. */
  run(...args: string[]): Promise<Ended>;
  /** Runs a command that must succeed. */
  done(...args: string[]): Promise<Result>;
  /** Runs a command as Robin and then as Kim, for commands that need two people. */
  bothDone(...args: string[]): Promise<Result>;
  /** Runs a command that must be refused, and returns its message. */
  refused(...args: string[]): Promise<string>;
  close(): Promise<void>;
}

export async function operated(keel: Keel): Promise<Operated> {
  const { dataDir } = keel.context.config;
  const socket = ownSocket(dataDir);
  const channel = createChannel(keel.context, socket);
  expect(await listenOnSocket(channel, socket)).toBe(true);
  // Within this process, because starting one for each command takes longer than the commands.
  const runCommand = async (...args: string[]) => {
    let [out, err] = ['', ''];
    const code = await run(['--actor', 'robin', ...args], {
      // Ignores the operator key of the person who runs the tests.
      env: { DATA_DIR: dataDir, XDG_CONFIG_HOME: dataDir },
      folder: process.cwd(),
      out: { write: (text) => (out += text) },
      err: { write: (text) => (err += text) },
      ask: null,
    });
    return { code, out, err };
  };
  const done = async (...args: string[]) => {
    const { code, out, err } = await runCommand('--json', '--yes', ...args);
    expect([code, err]).toEqual([0, '']);
    return JSON.parse(out) as Result;
  };
  return {
    url: await keel.app.listen({ port: 0, host: '127.0.0.1' }),
    run: runCommand,
    done,
    async bothDone(...args) {
      await done(...args);
      return done(...args, '--actor', 'kim');
    },
    async refused(...args) {
      const { code, out, err } = await runCommand('--yes', ...args);
      expect([code, out]).toEqual([1, '']);
      return err.trim();
    },
    close: () => channel.close(),
  };
}
