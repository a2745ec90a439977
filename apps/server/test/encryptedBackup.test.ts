import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Db } from '@keel/backend/db/Db.ts';
import { type DataKey, nameOf, newDataKey, readDataKey } from '@keel/backend/sealing/dataKey.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyForNewBackup, readBackupKeys } from '../src/backup/backupKeys.ts';
import { checkBackup } from '../src/backup/format.ts';
import { readLines, writeLines } from '../src/backup/lines.ts';
import { restoreBackup } from '../src/backup/restoreBackup.ts';
import { writeBackup } from '../src/backup/writeBackup.ts';
import { fileStore } from '../src/objects/fileStore.ts';
import { bothEngines } from './support/engines.ts';
import { type Keel, startKeel } from './support/keel.ts';
import { fundedInvestor } from './support/money.ts';
import { operated } from './support/operated.ts';

const CHUNK = 65_536;
const HEADER = 24 + 8 + 32;
const TAG = 16;
const silent = () => undefined;
const folder = mkdtempSync(join(tmpdir(), 'keel-encrypted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function newKey(): DataKey {
  const key = readDataKey(newDataKey());
  if (!key) throw new Error('This is no key.');
  return key;
}

async function linesOf(file: string, keys: readonly DataKey[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readLines(file, keys)) lines.push(line);
  return lines;
}

/** Incompressible lines, so that the file has several chunks. */
const LINES = Array.from({ length: 4_000 }, () => newDataKey());

describe('[AUTH-9][OPS-2] an encrypted backup (M-18)', () => {
  const key = newKey();
  const file = join(folder, 'whole');
  beforeAll(async () => {
    const out = writeLines(file, key);
    for (const line of LINES) await out.write(line);
    await out.end();
  });

  /** The file with changed bytes. */
  const changed = (name: string, change: (bytes: Buffer) => Buffer): string => {
    const other = join(folder, name);
    writeFileSync(other, change(Buffer.from(readFileSync(file))));
    return other;
  };
  const flipped = (at: number) =>
    changed(`flipped-${at}`, (bytes) => {
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return bytes;
    });

  it('decrypts every line with its key, and shows none of them', async () => {
    expect(await linesOf(file, [newKey(), key])).toEqual(LINES);
    const bytes = readFileSync(file);
    expect(bytes.length).toBeGreaterThan(2 * CHUNK);
    expect([() => gunzipSync(bytes.subarray(HEADER)), () => gunzipSync(bytes)].map((read) => fails(read))).toEqual([
      true,
      true,
    ]);
    expect(bytes.includes(LINES[0] ?? '')).toBe(false);
  });

  it.each([
    ['no key', [], 'BACKUP_KEY_FILE is not set'],
    ['another key', [newKey()], 'alone. Put that key into the file it names'],
  ] as const)('with %s names the one that it needs', async (_what, keys, words) => {
    const wanted = `The backup ${file} is encrypted with the backup key ${nameOf(key.id)}, and `;
    await expect(linesOf(file, keys)).rejects.toThrow(wanted);
    await expect(checkBackup(file, keys)).rejects.toThrow(words);
  });

  it.each([HEADER - 1, HEADER, HEADER + CHUNK, HEADER + CHUNK + TAG + 5])(
    'with one bit changed at %i is reported as damaged',
    async (at) => {
      const other = flipped(at);
      await expect(linesOf(other, [key])).rejects.toThrow(
        `The backup ${other} is damaged or was altered. Nothing was changed. Use another one.`,
      );
    },
  );

  it('is reported as truncated if it lacks a chunk, and if it ends within a chunk or is altered there', async () => {
    const cut = join(folder, 'cut');
    copyFileSync(file, cut);
    truncateSync(cut, HEADER + CHUNK + TAG);
    await expect(linesOf(cut, [key])).rejects.toThrow(`The backup ${cut} is cut off: its end is missing.`);
    truncateSync(cut, HEADER - 1);
    await expect(linesOf(cut, [key])).rejects.toThrow(`The backup ${cut} is cut off: its end is missing.`);
    const words = 'is cut off, or its last part is damaged or was altered. Nothing was changed.';
    const within = changed('within', (bytes) => bytes.subarray(0, -1));
    await expect(linesOf(within, [key])).rejects.toThrow(words);
    await expect(linesOf(flipped(readFileSync(file).length - 1), [key])).rejects.toThrow(words);
  });

  it('is damaged if its chunks changed places', async () => {
    const part = CHUNK + TAG;
    const other = changed('swapped', (bytes) =>
      Buffer.concat([
        bytes.subarray(0, HEADER),
        bytes.subarray(HEADER + part, HEADER + 2 * part),
        bytes.subarray(HEADER, HEADER + part),
        bytes.subarray(HEADER + 2 * part),
      ]),
    );
    await expect(linesOf(other, [key])).rejects.toThrow('is damaged or was altered');
  });

  it.each(['', 'keel', 'something else that is longer than what a backup begins with'])(
    'is not a file with the content %j',
    async (text) => {
      const other = join(folder, 'strange');
      writeFileSync(other, text);
      await expect(checkBackup(other, [key])).rejects.toThrow(`${other} is no backup of Keel. Nothing was changed.`);
    },
  );
});

describe('[AUTH-9][OPS-2] BACKUP_KEY_FILE', () => {
  const file = join(folder, 'backup.key');

  it('is required in live mode, and a missing file is reported', () => {
    expect([readBackupKeys(null), keyForNewBackup(null, false)]).toEqual([[], null]);
    expect(() => keyForNewBackup(null, true)).toThrow('MODE=live writes no backup in clear. Set BACKUP_KEY_FILE');
    expect(() => readBackupKeys(file)).toThrow(`There is no file ${file}, which BACKUP_KEY_FILE names.`);
  });

  it('contains one key or several, the first of which encrypts; anything else is refused', () => {
    const [one, other] = [newDataKey(), newDataKey()];
    writeFileSync(file, `${one}\n${other}\n`, { mode: 0o600 });
    expect(keyForNewBackup(file, true)?.id).toEqual(readDataKey(one)?.id);
    expect(readBackupKeys(file)).toHaveLength(2);
    writeFileSync(file, 'a passphrase', { mode: 0o600 });
    expect(() => readBackupKeys(file)).toThrow(`${file} holds no backup key`);
  });
});

describe.each(bothEngines)('an encrypted backup of $name', (engine) => {
  let keel: Keel;
  const opened: Db[] = [];
  beforeAll(async () => {
    keel = await startKeel(engine);
  });
  afterAll(async () => {
    await Promise.all(opened.map((db) => db.close()));
    await keel.close();
  });

  it('[AUTH-9][OPS-2] is restored completely with its key, and an unencrypted one is accepted too (M-18)', async () => {
    await fundedInvestor(keel, 'ines@example.org', '100');
    const backupKey = newKey();
    const { context } = keel;
    for (const key of [backupKey, null]) {
      const file = join(folder, `${engine.name}-${key === null ? 'clear' : 'encrypted'}`);
      const facts = await writeBackup({ ...context, backupKey: key }, file, silent);
      const db = await engine.migrated();
      opened.push(db);
      const parts = { db, clock: context.clock, keyring: context.keyring, objects: fileStore(folder, '') };
      const end = await restoreBackup(
        { ...parts, backupKeys: [backupKey] },
        { file, force: false, actor: 'operator:robin' },
        silent,
      );
      expect(end.rows).toBe(facts.rows);
      expect(await db.query("SELECT email FROM users WHERE email = 'ines@example.org'")).toHaveLength(1);
    }
  });
});

it('[AUTH-9][OPS-1] the operator is told which key a backup needs; live mode writes no unencrypted backup (M-18)', async () => {
  const [engine] = bothEngines;
  if (!engine) throw new Error('There is no engine.');
  const keyFile = join(folder, 'operator.key');
  const text = newDataKey();
  writeFileSync(keyFile, text, { mode: 0o600 });
  const name = nameOf(readDataKey(text)?.id ?? Buffer.alloc(0));
  const keel = await startKeel(engine, { backupKeyFile: keyFile });
  const op = await operated(keel);
  try {
    const done = await op.done('backup', join(folder, 'told'));
    expect(done.message).toContain(`It is encrypted with the backup key ${name}.`);
    expect((await checkBackup(join(folder, 'told'), readBackupKeys(keyFile))).end.rows).toBe(done.fields?.['rows']);
  } finally {
    await op.close();
    await keel.close();
  }
});

function fails(work: () => unknown): boolean {
  try {
    work();
    return false;
  } catch {
    return true;
  }
}
