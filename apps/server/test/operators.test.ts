import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECOND } from '@keel/backend/clock.ts';
import { COMMANDS, type CommandName } from '@keel/backend/operator/commands.ts';
import { recoverOperator } from '@keel/backend/operator/recoverOperator.ts';
import type { Line, Result } from '@keel/backend/operator/result.ts';
import { rolesFor } from '@keel/backend/operator/rolesFor.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createChannel, type Order } from '../src/operator/channel.ts';
import { readArguments } from '../src/operator/cli/readArguments.ts';
import { listenOnSocket, ownSocket, sharedSocket } from '../src/operator/socket.ts';
import { engines } from './support/engines.ts';
import { type Keel, startKeel } from './support/keel.ts';
import { deposit, verifiedInvestor } from './support/money.ts';
import { operator } from './support/process.ts';

const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const OTHER = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3';

/** A person who runs commands: with a key, or only with a claimed name. */
interface Person {
  done(...args: string[]): Promise<Result>;
  refused(...args: string[]): Promise<string>;
}

/** The key that a command printed. */
function keyOf({ fields }: Result): string {
  const key = fields?.['key'];
  if (typeof key !== 'string') throw new Error('No key was given.');
  return key;
}

describe.each(engines)('operators with keys on $name', (engine) => {
  let keel: Keel;
  let folder: string;
  let channel: FastifyInstance;
  const closing: (() => Promise<unknown>)[] = [];

  beforeEach(async () => {
    keel = await startKeel(engine);
    folder = mkdtempSync(join(tmpdir(), 'keel-operators-'));
    const socket = ownSocket(keel.context.config.dataDir);
    channel = createChannel(keel.context, socket);
    closing.push(() => channel.close());
    if (!(await listenOnSocket(channel, socket))) throw new Error('Somebody else has the channel.');
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    await keel.close();
    rmSync(folder, { recursive: true });
  });

  const person = (who: Pick<Order, 'actor' | 'key'>, to: () => FastifyInstance = () => channel): Person => {
    const run = async (args: string[]): Promise<Line> => {
      const read = readArguments(['--yes', ...args], folder);
      if (read.kind !== 'command') throw new Error(`It is no command: ${args.join(' ')}`);
      const payload: Order = { command: read.command, input: read.written, ...who };
      const { payload: lines } = await to().inject({ method: 'POST', url: '/commands', payload });
      return JSON.parse(lines.trimEnd().split('\n').at(-1) ?? '') as Line;
    };
    return {
      async done(...args) {
        const line = await run(args);
        if (!('result' in line)) throw new Error(`${args.join(' ')}: ${'fault' in line ? line.fault : 'no end'}`);
        return line.result;
      },
      async refused(...args) {
        const line = await run(args);
        if (!('fault' in line)) throw new Error(`${args.join(' ')} was not refused.`);
        return line.fault;
      },
    };
  };
  const claims = (actor: string) => person({ actor });
  /** Adds an operator, by somebody with the permission. */
  const added = async (by: Person, name: string, role: string) =>
    person({ key: keyOf(await by.done('operators', 'add', name, '--role', role)) });

  it('[OPS-1] once there is an operator, a name is only accepted with its key (M-21)', async () => {
    const before = claims('robin');
    expect((await before.done('operators', 'list')).rows).toEqual([]);
    expect(await before.refused('operators', 'add', 'robin', '--role', 'support')).toContain('must be an admin');
    const robin = await added(before, 'robin', 'admin');
    expect(await before.refused('users', 'list')).toContain('This command needs your key');
    expect(await claims('kim').refused('settings', 'set', 'address.bitcoin', BITCOIN)).toContain(
      'This command needs your key',
    );
    expect((await robin.done('orders', 'list')).rows).toEqual([]);
    expect(await person({ key: 'keel_operator_wrong' }).refused('users', 'list')).toContain('belongs to no operator');
    keel.clock.advance(SECOND);
    const key = keyOf(await robin.done('operators', 'renew', 'robin'));
    keel.clock.advance(SECOND);
    expect(await robin.refused('users', 'list')).toContain('belongs to no operator');
    expect(await person({ actor: 'mallory', key }).refused('users', 'list')).toBe(
      'The key belongs to robin, so --actor cannot be mallory.',
    );
    await person({ key }).done('settings', 'set', 'address.bitcoin', BITCOIN);
    const listed = await person({ key }).done('audit', 'list');
    expect(listed.rows?.map(({ actor, action, object }) => [actor, action, object])).toEqual([
      ['operator:robin', 'operator.add', 'robin'],
      ['operator:robin', 'operator.renew', 'robin'],
      ['operator:robin', 'settings.set', 'address.bitcoin'],
    ]);
    expect(JSON.stringify([listed, await keel.context.db.query('SELECT * FROM operators')])).not.toContain(key);
  });

  it('[OPS-1] a role allows its own commands only (M-21)', async () => {
    const robin = await added(claims('robin'), 'robin', 'admin');
    const ada = await verifiedInvestor(keel, 'ada@example.org');
    const { depositId } = await deposit(keel, ada, { amount: '2000' });
    const viewer = await added(robin, 'vic', 'viewer');
    const treasurer = await added(robin, 'tess', 'treasurer');
    const support = await added(robin, 'sam', 'support');
    expect((await viewer.done('deposits', 'list')).rows).toContainEqual(expect.objectContaining({ id: depositId }));
    expect(await viewer.refused('deposits', 'confirm', depositId)).toBe(
      'deposits confirm is for the role treasurer or admin; vic has the role viewer.',
    );
    expect(await viewer.refused('backup', join(folder, 'all.backup'))).toContain('is for the role admin');
    expect(await support.refused('deposits', 'confirm', depositId)).toContain('sam has the role support');
    expect(await treasurer.refused('users', 'suspend', 'ada@example.org')).toContain('tess has the role treasurer');
    expect(await treasurer.refused('operators', 'add', 'tom', '--role', 'admin')).toContain('is for the role admin');
    await treasurer.done('deposits', 'confirm', depositId);
    await support.done('users', 'suspend', 'ada@example.org');
    await robin.done('operators', 'role', 'vic', '--role', 'support');
    await viewer.done('users', 'restore', 'ada@example.org');
    await robin.done('operators', 'remove', 'sam');
    expect(await support.refused('users', 'list')).toContain('belongs to no operator');
    expect(await robin.refused('operators', 'remove', 'robin')).toContain('robin is the last admin');
    expect(await robin.refused('operators', 'role', 'robin', '--role', 'viewer')).toContain('is the last admin');
  });

  it('[BOOK-1] profits, addresses, the end of a suspension and the rule itself need two people (M-21)', async () => {
    const robin = await added(claims('robin'), 'robin', 'admin');
    const kim = await added(robin, 'kim', 'admin');
    await robin.done('plans', 'set', 'Trial', '--price', '1000');
    const ada = await verifiedInvestor(keel, 'ada@example.org');
    const { depositId } = await deposit(keel, ada, { amount: '2000' });
    await robin.done('deposits', 'confirm', depositId);
    await robin.done('settings', 'set', 'operator.secondPersonFrom', '100');

    const both = async (...args: string[]) => {
      const first = await robin.done(...args);
      expect(first.message).toContain('Another person must say the same.');
      // The same person again does not count as a second person.
      expect((await robin.done(...args)).changed).toBe(false);
      return (await kim.done(...args)).message;
    };
    expect(await both('settings', 'set', 'address.bitcoin', BITCOIN)).toBe('address.bitcoin is set.');
    // An earlier agreement does not count for the next change.
    await both('settings', 'set', 'address.bitcoin', OTHER);
    expect((await kim.done('settings', 'set', 'address.bitcoin', BITCOIN)).message).toContain('Another person');
    const invest = ['investments', 'set', 'ada@example.org'] as const;
    expect(await robin.refused(...invest, '--plan', 'Trial', '--amount', '1000', '--profit', '5000')).toContain(
      'Open the investment first',
    );
    await robin.done(...invest, '--plan', 'Trial', '--amount', '1000');
    await robin.done(...invest, '--profit', '99.99');
    expect(await both(...invest, '--profit', '5000')).toContain('is set.');
    await robin.done(...invest, '--profit', '100');
    await robin.done('users', 'suspend', 'ada@example.org');
    expect(await both('users', 'restore', 'ada@example.org')).toBe('ada@example.org is verified.');
    expect((await robin.done('operators', 'add', 'eve', '--role', 'treasurer')).fields).toBeUndefined();
    keyOf(await kim.done('operators', 'add', 'eve', '--role', 'treasurer'));
    await expect(added(robin, 'mallory', 'admin')).rejects.toThrow('No key was given');
    expect(await both('settings', 'set', 'operator.secondPersonFrom', '')).toContain('is set.');
    await robin.done('settings', 'set', 'address.bitcoin', BITCOIN);
  });

  it('[BOOK-1] an admin who removes the other one cannot add a second person of their own (M-21)', async () => {
    const robin = await added(claims('robin'), 'robin', 'admin');
    await added(robin, 'kim', 'admin');
    await robin.done('settings', 'set', 'operator.secondPersonFrom', '100');
    await robin.done('operators', 'remove', 'kim');
    const again = await robin.done('operators', 'add', 'mallory', '--role', 'admin');
    expect([again.message, again.fields]).toEqual([expect.stringContaining('Another person must say'), undefined]);
    // A person with access to the data restores the other admin.
    keyOf(await recoverOperator(keel.context, { name: 'kim', actor: 'operator:root' }));
  });

  it('[BOOK-1] approvals from before there were keys do not count (M-21)', async () => {
    await claims('robin').done('settings', 'set', 'operator.secondPersonFrom', '100');
    const set = ['settings', 'set', 'address.bitcoin', BITCOIN] as const;
    expect((await claims('kim').done(...set)).message).toContain('Another person must say the same.');
    const robin = await added(claims('robin'), 'robin', 'admin');
    expect((await robin.done(...set)).message).toContain('Another person must say the same.');
  });

  it('[OPS-1] a socket for a group requires a key from everybody, and has no metrics (M-21)', async () => {
    const shared = sharedSocket(join(folder, 'shared', 'operator.sock'));
    const group = createChannel(keel.context, shared);
    closing.push(() => group.close());
    await expect(listenOnSocket(group, shared)).rejects.toThrow('for OPERATOR_SOCKET does not exist');
    mkdirSync(join(folder, 'shared'));
    expect(await listenOnSocket(group, shared)).toBe(true);
    expect(statSync(shared.path).mode & 0o777).toBe(0o660);
    // Nobody can make themselves the first operator there.
    const stranger = person({ actor: 'robin' }, () => group);
    expect(await stranger.refused('operators', 'add', 'robin', '--role', 'admin')).toContain(
      'This command needs your key',
    );
    const key = keyOf(await claims('robin').done('operators', 'add', 'robin', '--role', 'admin'));
    const file = join(folder, 'robin.key');
    writeFileSync(file, `${key}\n`, { mode: 0o600 });
    const env = { OPERATOR_SOCKET: shared.path, OPERATOR_KEY_FILE: file, DATA_DIR: join(folder, 'nothing') };
    expect(await operator(env, '--json', 'orders', 'list')).toEqual({ code: 0, out: '{"rows":[]}\n', err: '' });
    expect((await group.inject({ url: '/metrics' })).statusCode).toBe(404);
  });

  it('[OPS-1] a key is read from a file that nobody else may read (M-21)', async () => {
    const key = keyOf(await claims('robin').done('operators', 'add', 'robin', '--role', 'admin'));
    const file = join(folder, 'robin.key');
    const env = { DATA_DIR: keel.context.config.dataDir, XDG_CONFIG_HOME: folder };
    const list = (more: Readonly<Record<string, string>> = {}) => operator({ ...env, ...more }, 'orders', 'list');
    expect(await list()).toMatchObject({ code: 1, err: expect.stringContaining('This command needs your key') });
    const named = { OPERATOR_KEY_FILE: file };
    expect(await list(named)).toMatchObject({ code: 2, err: expect.stringContaining('There is no file') });
    writeFileSync(file, key, { mode: 0o644 });
    expect(await list(named)).toMatchObject({ code: 2, err: expect.stringContaining('Others may read') });
    writeFileSync(join(folder, 'empty.key'), '', { mode: 0o600 });
    expect(await list({ OPERATOR_KEY_FILE: join(folder, 'empty.key') })).toMatchObject({
      code: 2,
      err: expect.stringContaining('holds no operator key'),
    });
    // Without OPERATOR_KEY_FILE, the user's configuration folder is searched.
    mkdirSync(join(folder, 'keel'));
    writeFileSync(join(folder, 'keel', 'operator.key'), key, { mode: 0o600 });
    expect(await list()).toEqual({ code: 0, out: 'Nothing.\n', err: '' });
  });

  it('[OPS-1] after all keys were lost, a new one can be made on the data itself while no server runs (M-21)', async () => {
    const robin = await added(claims('robin'), 'robin', 'admin');
    expect(await robin.refused('operators', 'recover', 'robin')).toContain('A server is running on this data');
    await expect(recoverOperator(keel.context, { name: 'nobody', actor: 'operator:root' })).rejects.toThrow(
      'There is no operator nobody.',
    );
    const key = keyOf(await recoverOperator(keel.context, { name: 'robin', actor: 'operator:root' }));
    const again = person({ key });
    expect((await again.done('operators', 'list')).rows).toMatchObject([{ name: 'robin', role: 'admin' }]);
    expect((await again.done('audit', 'list')).rows).toContainEqual(
      expect.objectContaining({ actor: 'operator:root', action: 'operator.recover', object: 'robin' }),
    );
  });
});

it('[OPS-1] every changing command is for one role and the admin, and a viewer can only read (M-21)', () => {
  const names = Object.keys(COMMANDS) as CommandName[];
  const changing = names.filter((name) => COMMANDS[name].effect !== 'reads');
  expect(changing.filter((name) => rolesFor(name).includes('viewer'))).toEqual([]);
  expect(names.filter((name) => !rolesFor(name).includes('admin'))).toEqual([]);
  expect(names.filter((name) => COMMANDS[name].effect === 'reads' && !rolesFor(name).includes('viewer'))).toEqual([
    'kyc show',
    'backup',
  ]);
});
