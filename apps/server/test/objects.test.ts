import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkForm } from '@keel/backend/objects/postPolicy.ts';
import { s3Store } from '@keel/backend/objects/s3Store.ts';
import { presign, type Signer, signPolicy } from '@keel/backend/objects/sigv4.ts';
import { OperatorFault } from '@keel/backend/operator/result.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '../src/config/env.ts';
import { backUp } from '../src/operator/backUp.ts';
import { engines } from './support/engines.ts';
import { chunk, png, shown } from './support/images.ts';
import { amelia, type Keel, startKeel } from './support/keel.ts';
import { objectStore, s3ConfigOf } from './support/objectStore.ts';
import { policyFor, uploaded } from './support/uploads.ts';

/** The key of AWS's published examples. */
const EXAMPLE: Signer = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};

/** The policy of AWS's form example, line by line as it was signed. */
const EXAMPLE_POLICY = `{ "expiration": "2015-12-30T12:00:00.000Z",
  "conditions": [
    {"bucket": "sigv4examplebucket"},
    ["starts-with", "$key", "user/user1/"],
    {"acl": "public-read"},
    {"success_action_redirect": "http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html"},
    ["starts-with", "$Content-Type", "image/"],
    {"x-amz-meta-uuid": "14365123651274"},
    {"x-amz-server-side-encryption": "AES256"},
    ["starts-with", "$x-amz-meta-tag", ""],

    {"x-amz-credential": "AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request"},
    {"x-amz-algorithm": "AWS4-HMAC-SHA256"},
    {"x-amz-date": "20151229T000000Z" }
  ]
}`.replaceAll('\n', '\r\n');
const EXAMPLE_SIGNATURE = '8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e';

describe('[UPLOAD-2] signatures', () => {
  it("of a policy match AWS's published example", () => {
    const policy = Buffer.from(EXAMPLE_POLICY).toString('base64');
    expect(signPolicy(EXAMPLE, '20151229', policy)).toBe(EXAMPLE_SIGNATURE);
  });

  it("of an address match AWS's published example", () => {
    const address = presign(EXAMPLE, {
      method: 'GET',
      origin: 'https://examplebucket.s3.amazonaws.com',
      path: '/test.txt',
      at: new Date('2013-05-24T00:00:00Z'),
      seconds: 86_400,
    });
    expect(new URL(address).searchParams.get('X-Amz-Signature')).toBe(
      'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    );
  });

  it('are valid for AWS’s example, which is refused because it does not limit the size', () => {
    const fields = new Map([
      ['key', 'user/user1/photo.png'],
      ['acl', 'public-read'],
      ['success_action_redirect', 'http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html'],
      ['content-type', 'image/jpeg'],
      ['x-amz-meta-uuid', '14365123651274'],
      ['x-amz-meta-tag', ''],
      ['x-amz-server-side-encryption', 'AES256'],
      ['x-amz-credential', 'AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request'],
      ['x-amz-algorithm', 'AWS4-HMAC-SHA256'],
      ['x-amz-date', '20151229T000000Z'],
      ['policy', Buffer.from(EXAMPLE_POLICY).toString('base64')],
      ['x-amz-signature', EXAMPLE_SIGNATURE],
    ]);
    const at = new Date('2015-12-30T11:00:00Z');
    const verify = (form: Map<string, string>, bucket = 'sigv4examplebucket') => {
      const verdict = checkForm(EXAMPLE, { bucket, fields: form, at });
      return verdict.ok ? 'ok' : verdict.fault.message;
    };
    expect(verify(fields)).toBe('The policy does not limit the size.');
    expect(verify(new Map([...fields, ['key', 'user/user2/photo.png']]))).toBe('The form violates the policy: key.');
    expect(verify(new Map([...fields, ['content-type', 'text/html']]))).toBe(
      'The form violates the policy: content-type.',
    );
    expect(verify(fields, 'another')).toBe('The form violates the policy: bucket.');
  });
});

describe.each(engines)('[OPS-3] images in an object store, on $name', (engine) => {
  let keel: Keel;
  let webDist: string;
  let store: Awaited<ReturnType<typeof objectStore>>;
  beforeAll(async () => {
    store = await objectStore();
    webDist = mkdtempSync(join(tmpdir(), 'keel-web-'));
    writeFileSync(join(webDist, 'index.html'), '<!doctype html><title>Keel</title>');
    keel = await startKeel(engine, { s3: s3ConfigOf(store), webDist });
  });
  afterAll(async () => {
    await keel.close();
    await store.close();
    rmSync(webDist, { recursive: true, force: true });
  });

  it('[UPLOAD-1][UPLOAD-2] browsers post directly to it, with no secret in the form', async () => {
    const { token } = await amelia(keel);
    const { url, fields, location } = await policyFor(keel, token);
    expect(url).toBe(`${store.endpoint}/photos`);
    expect(location).toBe(`${url}/${fields.key}`);
    expect(fields['x-amz-credential']).toMatch(/^key-id\/\d{8}\/eu-west-1\/s3\/aws4_request$/);
    expect(fields['x-amz-signature']).toBe(
      signPolicy(
        { accessKeyId: 'key-id', secretAccessKey: 'the-secret', region: 'eu-west-1' },
        fields['x-amz-date'].slice(0, 8),
        fields.policy,
      ),
    );
    expect(JSON.stringify({ url, fields, location })).not.toContain('the-secret');
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    const posted = await keel.call('uploadObject', { id: 'photos', headers: form, body: Buffer.from('--x--\r\n') });
    expect(posted.statusCode).toBe(404);
    const [folder = '', name = ''] = fields.key.split('/');
    expect((await keel.call('getObject', { params: { bucket: 'photos', folder, name } })).statusCode).toBe(404);
  });

  it('[PHOTO-2][UPLOAD-4] an uploaded image is checked, cleaned and stored under a key that no form can write to', async () => {
    const { token, user } = await amelia(keel);
    const { fields } = await policyFor(keel, token);
    const save = (key: string) =>
      keel.call('saveProfilePhoto', { token, body: { profilePhotoUrl: key, email: user.email } });
    expect((await save(fields.key)).json()).toMatchObject({ code: 'upload_not_owned' });
    store.objects.set(fields.key, png(2, 2, [chunk('tEXt', Buffer.from('Comment\0secret-place'))]));
    expect((await save(fields.key)).statusCode).toBe(200);
    const { profilePhotoUrl } = (await keel.call('getUserByToken', { token })).json().user;
    const storedKey = profilePhotoUrl.replace(`${store.endpoint}/photos/`, '');
    expect(storedKey).not.toBe(fields.key);
    expect([...store.objects.keys()]).toEqual([storedKey]);
    expect(await shown(store.objects.get(storedKey) ?? Buffer.alloc(0))).toEqual(await shown(png()));
    const request = store.requests.find(({ method }) => method === 'PUT');
    expect(request?.headers).toMatchObject({ 'x-amz-acl': 'public-read', 'content-type': 'image/png' });
    expect(request?.url.searchParams.get('X-Amz-SignedHeaders')).toBe(
      'content-type;host;x-amz-acl;x-amz-server-side-encryption',
    );
    store.objects.set(fields.key, png(9, 9));
    expect((await save(fields.key)).statusCode).toBe(200);
    expect(await shown(store.objects.get(storedKey) ?? Buffer.alloc(0))).toEqual(await shown(png()));
  });

  it('[UPLOAD-4] an upload that is not an image of its type, or larger than allowed, is refused', async () => {
    const { token, user } = await amelia(keel);
    for (const file of [Buffer.from('<svg onload="alert(1)"/>'), Buffer.concat([png(), Buffer.alloc(5000)])]) {
      const { fields } = await policyFor(keel, token);
      store.objects.set(fields.key, file);
      const body = { profilePhotoUrl: fields.key, email: user.email };
      expect((await keel.call('saveProfilePhoto', { token, body })).json()).toMatchObject({ code: 'upload_not_owned' });
    }
  });

  it('[UPLOAD-1] an unused file is removed from it', async () => {
    const { token } = await amelia(keel);
    const { fields } = await policyFor(keel, token);
    store.objects.set(fields.key, png());
    expect((await keel.call('deleteUpload', { token, body: { key: fields.key } })).statusCode).toBe(204);
    expect(store.objects.has(fields.key)).toBe(false);
  });

  it('[UPLOAD-2] the page may only load images from the bucket and post to it', async () => {
    const page = await keel.app.inject({ url: '/' });
    const policy = String(page.headers['content-security-policy']).split('; ');
    const named = policy.filter((directive) => directive.includes(store.endpoint));
    expect(named).toEqual([`img-src 'self' data: blob: ${store.endpoint}`, `connect-src 'self' ${store.endpoint}`]);
  });
});

it("[OPS-2] a backup reports that the store's key may not read images, and leaves no file", async () => {
  const [engine] = engines;
  if (!engine) throw new Error('There is no engine.');
  const bucket = createServer((_request, response) => void response.writeHead(403).end());
  bucket.listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  const keel = await startKeel(engine);
  const { token } = await amelia(keel);
  await uploaded(keel, token, 'profile');
  const { port } = bucket.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/photos`;
  const s3 = { bucket: 'photos', region: 'x', accessKeyId: 'x', secretAccessKey: 'x', address };
  const parts = { ...keel.context, objects: s3Store(s3, keel.clock.now) };
  const file = join(keel.context.config.dataDir, 'keel.backup');
  const backup = backUp(
    parts,
    { file, force: false, actor: 'operator:robin', keyFile: null, isLive: false },
    () => undefined,
  );
  await expect(backup).rejects.toThrow(
    'The object store forbids an image: the key of the server needs s3:GetObject on its objects, and s3:ListBucket on the bucket, without which a missing image looks forbidden. No backup was made.',
  );
  await expect(backup).rejects.toBeInstanceOf(OperatorFault);
  expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
  await keel.close();
  bucket.close();
});

it('[PHOTO-1][ERR-1] an unresponsive store is reported as temporarily unavailable', async () => {
  const [engine] = engines;
  if (!engine) throw new Error('There is no engine.');
  const s3 = {
    bucket: 'photos',
    region: 'x',
    accessKeyId: 'x',
    secretAccessKey: 'x',
    address: 'http://127.0.0.1:1/photos',
  };
  const keel = await startKeel(engine, { s3 });
  const { token, user } = await amelia(keel);
  const { fields } = await policyFor(keel, token);
  const body = { profilePhotoUrl: fields.key, email: user.email };
  const response = await keel.call('saveProfilePhoto', { token, body });
  await keel.close();
  expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable']);
});

describe('[OPS-3] the configuration of S3', () => {
  const complete = {
    S3_BUCKET: 'photos',
    S3_REGION: 'eu-west-1',
    S3_ACCESS_KEY_ID: 'key-id',
    S3_SECRET_ACCESS_KEY: 'the-secret',
  };

  it('uses Amazon’s endpoint by default, with the name of the bucket; without S3 settings the data folder', () => {
    const [amazon, custom, none] = [
      parseEnv(complete),
      parseEnv({ ...complete, S3_ENDPOINT: 'https://s3.example/' }),
      parseEnv({}),
    ];
    expect(amazon.ok && amazon.config.s3?.address).toBe('https://photos.s3.eu-west-1.amazonaws.com');
    expect(custom.ok && custom.config.s3?.address).toBe('https://s3.example/photos');
    expect(none.ok && none.config.s3).toBeNull();
  });

  it.each([
    ['S3_BUCKET', 'Your bucketName cannot be empty'],
    ['S3_REGION', 'Must provide a valide region in order to use your bucket'],
    ['S3_ACCESS_KEY_ID', 'Must provide accessKeyId'],
    ['S3_SECRET_ACCESS_KEY', 'Must provide secretAccessKey'],
  ])('[UPLOAD-3] does not start without %s', (name, text) => {
    const parsed = parseEnv({ ...complete, [name]: '' });
    expect(parsed.ok ? [] : parsed.faults).toEqual([`${name} is missing: ${text}.`]);
    expect(JSON.stringify(parsed)).not.toContain('the-secret');
  });

  it.each([
    ['a bucket that is a path', { S3_BUCKET: '../photos' }, /^S3_BUCKET/],
    ['a region that is a host', { S3_REGION: 'x.example.org' }, /^S3_REGION: Must provide a valide region/],
    ['an endpoint that is no address', { S3_ENDPOINT: 's3' }, /^S3_ENDPOINT/],
  ])('refuses %s', (_what, changes, fault) => {
    const parsed = parseEnv({ ...complete, ...changes });
    expect(parsed.ok ? [] : parsed.faults).toEqual([expect.stringMatching(fault)]);
  });
});
