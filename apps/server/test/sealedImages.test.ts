import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '@keel/backend/config/Config.ts';
import { type Db, singleRow } from '@keel/backend/db/Db.ts';
import { readImage } from '@keel/backend/modules/uploads/imageBytes.ts';
import { sealImages } from '@keel/backend/modules/uploads/sealImages.ts';
import { findObject } from '@keel/backend/modules/uploads/uploads.ts';
import { abandonKey } from '@keel/backend/operator/abandonKey.ts';
import { nameOf, newDataKey, readDataKey } from '@keel/backend/sealing/dataKey.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { restoreBackup } from '../src/backup/restoreBackup.ts';
import { writeBackup } from '../src/backup/writeBackup.ts';
import { fileStore } from '../src/objects/fileStore.ts';
import { openKeyring } from '../src/sealing/fileKeyring.ts';
import { type Engine, engines } from './support/engines.ts';
import { jpeg, png, shown } from './support/images.ts';
import { type Keel, newInvestor, startKeel } from './support/keel.ts';
import { objectStore, s3ConfigOf } from './support/objectStore.ts';
import { type Operated, operated } from './support/operated.ts';
import { partsOf, policyFor, post, uploaded } from './support/uploads.ts';

const silent = () => undefined;
const ends: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'keel-images-'));
  ends.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

function keyOf(text: string) {
  const key = readDataKey(text);
  if (!key) throw new Error('This is no key.');
  return key;
}

/** Access to the contents of a store, bypassing the server. */
interface Store {
  readonly config: Partial<Config>;
  keys(): string[];
  read(key: string): Buffer;
  put(key: string, bytes: Uint8Array): void;
  /** Stops responding from now on. */
  away(): Promise<void>;
}

async function onDisk(): Promise<Store> {
  const dataDir = folder();
  const file = (key: string) => join(dataDir, 'objects', key);
  return {
    config: { dataDir },
    keys: () => readdirSync(join(dataDir, 'objects', 'bucket')).map((name) => `bucket/${name}`),
    read: (key) => readFileSync(file(key)),
    put: (key, bytes) => writeFileSync(file(key), bytes),
    away: () => Promise.reject(new Error('A disk does not go away.')),
  };
}

async function inBucket(): Promise<Store> {
  const store = await objectStore();
  const close = store.close.bind(store);
  let open = true;
  const away = async () => {
    if (open) await close();
    open = false;
  };
  ends.push(away);
  return {
    config: { dataDir: folder(), s3: s3ConfigOf(store) },
    keys: () => [...store.objects.keys()],
    read: (key) => store.objects.get(key) ?? Buffer.alloc(0),
    put: (key, bytes) => void store.objects.set(key, Buffer.from(bytes)),
    away,
  };
}

const stores = [
  { kind: 'on disk', open: onDisk },
  { kind: 'in an object store', open: inBucket },
];
const cases = engines.flatMap((engine) => stores.map((store) => ({ engine, on: engine.name, ...store })));

/** An investor with a submitted identity image; returns its key. */
async function handedIn(keel: Keel, email: string, file: Buffer = png(7, 5)) {
  const { token } = await newInvestor(keel, email);
  const key = await uploaded(keel, token, 'identity', file);
  const body = {
    Nid: 'NID 4821 7733',
    address: '12 Harbour Road',
    country: 'Ghana',
    state: 'Ashanti',
    passportUrl: key,
    firstName: 'Ada',
    lastName: 'Okafor',
    email,
  };
  expect((await keel.call('submitRegistration', { token, body })).statusCode).toBe(200);
  return key;
}

/** The name of the key of an image in the database; null if it is not sealed. */
async function keyNamed(db: Db, key: string): Promise<string | null> {
  const { id } = singleRow(
    await db.query<{ id: Uint8Array | null }>('SELECT image_key AS id FROM uploads WHERE object_key = $1', [key]),
  );
  return id && nameOf(id);
}

/** The keys that the data needs, by name. */
async function needed(db: Db): Promise<string[]> {
  return (await db.query<{ id: Uint8Array }>('SELECT id FROM data_keys ORDER BY created_at')).map(({ id }) =>
    nameOf(id),
  );
}

/** Makes an image look as a version without sealing stored it: unsealed bytes without a key. */
async function storeUnsealed(db: Db, store: Store, key: string, bytes: Buffer): Promise<void> {
  store.put(key, bytes);
  await db.query('UPDATE uploads SET image_key = NULL WHERE object_key = $1', [key]);
}

async function begin(on: Engine, config: Partial<Config>, db?: Db): Promise<Keel> {
  const keel = await startKeel(on, config, db ? { db } : {});
  ends.push(() => keel.close());
  return keel;
}

/** The operator's program, connected to a server. */
async function speak(keel: Keel): Promise<Operated> {
  const op = await operated(keel);
  ends.push(() => op.close());
  return op;
}

/** The image as the operator gets it. */
async function seen(op: Operated, email: string): Promise<Buffer> {
  const file = join(folder(), 'image');
  await op.done('kyc', 'show', email, '--image', file);
  return readFileSync(file);
}

describe.each(cases)('identity images $kind, with $on', ({ engine, kind, open }) => {
  const start = async (changes: Partial<Config> = {}) => {
    const store = await open();
    const keel = await begin(engine, { ...store.config, ...changes });
    return { store, keel };
  };

  it('[AUTH-9] are stored sealed, and the operator can view them, in a file and by an address (M-18)', async () => {
    const { store, keel } = await start();
    const pictures = [png(7, 5), await jpeg(40, 30)];
    const policy = await policyFor(keel, (await newInvestor(keel, 'mia@example.org')).token, { purpose: 'identity' });
    expect([policy.url, policy.location]).toEqual(['/api/storage/keel', `/api/storage/keel/${policy.fields.key}`]);
    const key = await handedIn(keel, 'ada@example.org', pictures[0]);
    const { token } = await newInvestor(keel, 'ben@example.org');
    const other = await policyFor(keel, token, { purpose: 'identity', contentType: 'image/jpeg' });
    expect((await post(keel, partsOf(other, pictures[1] ?? Buffer.alloc(0)))).statusCode).toBe(204);
    expect(store.keys().toSorted()).toEqual([key, other.fields.key].toSorted());
    for (const forged of [key, other.fields.key]) {
      const bytes = store.read(forged);
      expect(bytes[0]).toBe(1);
      expect(bytes.subarray(1, 9).toString('hex')).toBe(nameOf(keel.context.keyring.all()[0]?.id ?? Buffer.alloc(0)));
      for (const mark of [Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('ffd8ff', 'hex'), Buffer.from('IHDR')])
        expect(bytes.includes(mark)).toBe(false);
    }

    const op = await speak(keel);
    expect(await shown(await seen(op, 'ada@example.org'))).toEqual(await shown(png(7, 5)));
    const { fields } = await op.done('kyc', 'show', 'ada@example.org');
    const { pathname, searchParams } = new URL(String(fields?.['image']));
    expect(pathname).toBe(`/api/storage/keel/${key}`);
    const [folderName = '', name = ''] = key.split('/');
    const params = { bucket: 'keel', folder: folderName, name };
    const answer = await keel.call('getObject', { params, query: Object.fromEntries(searchParams) });
    expect([answer.statusCode, await shown(answer.rawPayload)]).toEqual([200, await shown(png(7, 5))]);
    expect((await keel.call('getObject', { params })).statusCode).toBe(403);
  });

  it('[AUTH-9] another investor’s image, an altered one and an unsealed one are not shown in place of a sealed one', async () => {
    const { store, keel } = await start();
    const mine = await handedIn(keel, 'ada@example.org');
    const theirs = await handedIn(keel, 'ben@example.org', png(3, 3));
    const sealed = store.read(mine);
    const op = await speak(keel);
    const altered = Buffer.from(sealed);
    altered[40] = (altered[40] ?? 0) ^ 1;
    for (const bytes of [store.read(theirs), altered, png(3, 3), Buffer.alloc(0)]) {
      store.put(mine, bytes);
      expect(await op.refused('kyc', 'show', 'ada@example.org', '--image', join(folder(), 'image'))).toContain(
        'The image in the object store is not the submitted one',
      );
    }
    store.put(mine, sealed);
    expect(await shown(await seen(op, 'ada@example.org'))).toEqual(await shown(png(7, 5)));
    // Nor if the database is changed to refer to another object.
    const { db } = keel.context;
    const stored = await findObject(db, theirs);
    if (!stored) throw new Error('It is gone.');
    const { user_id } = singleRow(
      await db.query<{ user_id: string }>('SELECT user_id FROM uploads WHERE key = $1', [mine]),
    );
    await expect(readImage(keel.context, { ...stored, user_id })).rejects.toThrow('was altered, or belongs elsewhere');
  });

  it('[AUTH-9][OPS-1] an unsealed image of an older version is readable, and keys rotate seals it and all others again', async () => {
    const { store, keel } = await start({ dataKeys: [] });
    const { db } = keel.context;
    const [old, sealed] = [await handedIn(keel, 'ada@example.org'), await handedIn(keel, 'ben@example.org', png(3, 3))];
    await storeUnsealed(db, store, old, png(7, 5));
    const op = await speak(keel);
    expect(await seen(op, 'ada@example.org')).toEqual(png(7, 5));

    const { fields } = await op.done('keys', 'rotate');
    const to = String(fields?.['key']);
    expect(fields).toMatchObject({ images: 2 });
    expect([await keyNamed(db, old), await keyNamed(db, sealed), await needed(db)]).toEqual([to, to, [to]]);
    for (const key of [old, sealed]) expect(store.read(key).subarray(1, 9).toString('hex')).toBe(to);
    expect(await seen(op, 'ada@example.org')).toEqual(png(7, 5));
    expect(await shown(await seen(op, 'ben@example.org'))).toEqual(await shown(png(3, 3)));
    expect(await sealImages(keel.context)).toEqual({ sealed: 0, broken: 0 });
  });

  it('[AUTH-9][OPS-2] a start seals unsealed images in the background, however many servers start', async () => {
    const { store, keel } = await start();
    const { db, config } = keel.context;
    const old = await handedIn(keel, 'ada@example.org');
    await storeUnsealed(db, store, old, png(7, 5));
    const staying = { ...db, close: async () => undefined };
    const others = [1, 2].map(() => begin(engine, { ...store.config, dataDir: config.dataDir }, staying));
    const [next] = await Promise.all(others);
    await vi.waitFor(async () => expect(await keyNamed(db, old)).not.toBeNull(), { timeout: 10_000 });
    expect(store.read(old)[0]).toBe(1);
    const stored = await findObject(db, old);
    const read = next && stored && (await readImage(next.context, stored));
    expect(Buffer.from(read ?? []).equals(png(7, 5))).toBe(true);
  });

  it('[AUTH-9][OPS-2] an altered image stays as it is and keeps its key; the others are sealed again', async () => {
    const { store, keel } = await start({ dataKeys: [] });
    const { db } = keel.context;
    const [intact, broken] = [await handedIn(keel, 'ada@example.org'), await handedIn(keel, 'ben@example.org')];
    const before = String(await keyNamed(db, intact));
    store.put(broken, store.read(intact));
    const { message, fields } = await (await speak(keel)).done('keys', 'rotate');
    expect(message).toContain('except 1 identity images that were altered in the object store');
    expect([await keyNamed(db, intact), await keyNamed(db, broken)]).toEqual([fields?.['key'], before]);
    expect(await needed(db)).toEqual([before, fields?.['key']]);
    expect(keel.logs()).toContain('an identity image was altered in the object store');
  });

  it('[AUTH-9][OPS-2] an upload that is recorded but not yet written keeps its key for five minutes', async () => {
    const { keel } = await start({ dataKeys: [] });
    const { db, objects } = keel.context;
    const key = await handedIn(keel, 'ada@example.org');
    const before = String(await keyNamed(db, key));
    await objects.remove(key);
    const op = await speak(keel);
    const { fields } = await op.done('keys', 'rotate');
    expect([await keyNamed(db, key), await needed(db)]).toEqual([before, [before, fields?.['key']]]);
    keel.clock.advance(5 * 60_000);
    expect(await sealImages(keel.context)).toEqual({ sealed: 0, broken: 0 });
    expect([await keyNamed(db, key), await needed(db)]).toEqual([fields?.['key'], [fields?.['key']]]);
  });

  it('[AUTH-9][OPS-2] a backup contains them sealed, and they can be viewed after a restore', async () => {
    const { store, keel } = await start();
    const key = await handedIn(keel, 'ada@example.org');
    const file = join(folder(), 'keel.backup');
    expect(await writeBackup(keel.context, file, silent)).toMatchObject({ images: 1, missing: 0 });
    const [copy, dataDir] = [await engine.migrated(), folder()];
    ends.push(() => copy.close());
    const { keyring, sealer, clock } = keel.context;
    const objects = fileStore(dataDir, '');
    await restoreBackup({ db: copy, clock, keyring, objects }, { file, force: false, actor: 'x' }, silent);
    expect(readFileSync(join(dataDir, 'objects', key))).toEqual(store.read(key));
    const stored = await findObject(copy, key);
    const read = stored && (await readImage({ objects, sealer }, stored));
    expect(read && (await shown(read))).toEqual(await shown(png(7, 5)));
  });

  it('[AUTH-9][OPS-2] after its key was permanently lost an image is discarded, and the operator is told', async () => {
    const lost = newDataKey();
    const { store, keel } = await start({ dataKeys: [keyOf(lost)] });
    const { db } = keel.context;
    const key = await handedIn(keel, 'ada@example.org');
    const next = newDataKey();
    const keyring = openKeyring({ dataDir: folder(), dataKeys: [keyOf(next)] });
    const parts = { db, clock: keel.clock.now, keyring, madePushKeys: true };
    const request = { key: nameOf(keyOf(lost).id), actor: 'operator:robin' };
    await expect(abandonKey(parts, { ...request, accepted: false })).rejects.toThrow(
      '- 1 identity images: those that wait for a decision must be submitted again',
    );
    await abandonKey(parts, { ...request, accepted: true });
    expect(await findObject(db, key)).toBeUndefined();
    const staying = { ...db, close: async () => undefined };
    const again = await begin(engine, { ...store.config, dataDir: folder(), dataKeys: [keyOf(next)] }, staying);
    const op = await speak(again);
    expect((await op.done('kyc', 'show', 'ada@example.org')).fields).toMatchObject({ image: 'is not there any more' });
  });

  it('[UPLOAD-2] profile photos are not sealed, because they are public', async () => {
    const { store, keel } = await start();
    const { token, user } = await newInvestor(keel, 'ada@example.org');
    const { fields } = await policyFor(keel, token);
    if (kind === 'on disk') await uploaded(keel, token, 'profile');
    else store.put(fields.key, png());
    const [unsealed = ''] = store.keys();
    const body = { profilePhotoUrl: unsealed, email: user.email };
    expect((await keel.call('saveProfilePhoto', { token, body })).statusCode).toBe(200);
    const [stored = ''] = store.keys();
    expect(await shown(store.read(stored))).toEqual(await shown(png()));
  });
});

describe.each(engines)('identity images in an object store, with $name', (engine) => {
  it('[AUTH-9] an image that was posted there by a form of an older version is accepted, and stored sealed', async () => {
    const store = await inBucket();
    const keel = await startKeel(engine, store.config);
    ends.push(() => keel.close());
    const { token } = await newInvestor(keel, 'ada@example.org');
    const { fields } = await policyFor(keel, token, { purpose: 'identity' });
    store.put(fields.key, png(7, 5));
    const body = {
      Nid: 'NID 4821 7733',
      address: '12 Harbour Road',
      country: 'Ghana',
      state: 'Ashanti',
      passportUrl: keel.context.objects.location(fields.key),
      firstName: 'Ada',
      lastName: 'Okafor',
      email: 'ada@example.org',
    };
    expect((await keel.call('submitRegistration', { token, body })).statusCode).toBe(200);
    const [storedKey = '', ...more] = store.keys();
    expect([more, storedKey === fields.key, store.read(storedKey)[0]]).toEqual([[], false, 1]);
    const stored = await findObject(keel.context.db, storedKey);
    const read = stored && (await readImage(keel.context, stored));
    expect(read && (await shown(read))).toEqual(await shown(png(7, 5)));
  });

  it('[AUTH-9][OPS-1] while the store is unavailable a rotation says that the images wait, and the next start seals them', async () => {
    const store = await inBucket();
    const keel = await startKeel(engine, { ...store.config, dataKeys: [] });
    ends.push(() => keel.close());
    const { db } = keel.context;
    const key = await handedIn(keel, 'ada@example.org');
    const before = String(await keyNamed(db, key));
    await store.away();
    const op = await operated(keel);
    ends.push(() => op.close());
    const { message, fields } = await op.done('keys', 'rotate');
    expect(message).toContain(`the next start encrypts the images, and until then they need ${before}`);
    expect([await keyNamed(db, key), await needed(db)]).toEqual([before, [before, fields?.['key']]]);

    const back = await inBucket();
    back.put(key, store.read(key));
    const staying = { ...db, close: async () => undefined };
    const { dataDir } = keel.context.config;
    const again = await startKeel(engine, { ...back.config, dataDir, dataKeys: [] }, { db: staying });
    ends.push(() => again.close());
    await vi.waitFor(async () => expect(await needed(db)).toEqual([fields?.['key']]), { timeout: 10_000 });
    expect(back.read(key).subarray(1, 9).toString('hex')).toBe(fields?.['key']);
  });
});
