import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { DAY, HOUR, SECOND } from '@keel/backend/clock.ts';
import { signPolicy } from '@keel/backend/objects/sigv4.ts';
import type { UploadPolicy } from '@keel/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { engines } from './support/engines.ts';
import { multipart, type Part } from './support/form.ts';
import { chunk, comment, exif, jpeg, shown as picture, png } from './support/images.ts';
import { amelia, type Keel, newInvestor, startKeel } from './support/keel.ts';
import { partsOf, policyFor, post, uploaded } from './support/uploads.ts';

/** A custom policy, signed with the server's own key. */
function signed(keel: Keel, policy: UploadPolicy, change: (document: Document) => object): Part[] {
  const document = JSON.parse(Buffer.from(policy.fields.policy, 'base64').toString()) as Document;
  const text = Buffer.from(JSON.stringify(change(document))).toString('base64');
  const day = policy.fields['x-amz-date'].slice(0, 8);
  const fields = {
    ...policy.fields,
    policy: text,
    'x-amz-signature': signPolicy(keel.context.objects.signer, day, text),
  };
  return [...Object.entries(fields), ['file', png()]];
}

interface Document {
  readonly conditions: readonly unknown[];
}

function unlimited(document: Document): Document {
  return { ...document, conditions: document.conditions.filter((condition) => !Array.isArray(condition)) };
}

function odd(document: Document): Document {
  return { ...document, conditions: [['ends-with', '$key', 'g']] };
}

function codeOf(body: string): string | undefined {
  return /<Code>(\w+)<\/Code>/.exec(body)?.[1];
}

/** The last chunk of a PNG. */
const END = chunk('IEND', Buffer.alloc(0));
const JPEG = await jpeg();
const CUT_OFF = (await jpeg(64, 64)).subarray(0, -60);

describe.each(engines)('uploads on $name', (engine) => {
  let keel: Keel;
  let token: string;
  beforeAll(async () => {
    keel = await startKeel(engine);
    ({ token } = await amelia(keel));
  });
  afterAll(() => keel.close());

  const fresh = async () => {
    keel.clock.advance(HOUR);
    ({ token } = await amelia(keel));
    return policyFor(keel, token);
  };
  const outcome = async (parts: readonly Part[], bucket?: string) => {
    const { statusCode, body } = await post(keel, parts, bucket);
    return [statusCode, codeOf(body)];
  };

  it('[UPLOAD-1][UPLOAD-2] a form is for one key, type and size, valid for a day, with fields in sending order', async () => {
    const { url, fields, location, expiresAt } = await policyFor(keel, token, { purpose: 'identity', size: 777 });
    expect(Object.keys(fields)).toEqual([
      'key',
      'acl',
      'Content-Type',
      'x-amz-server-side-encryption',
      'x-amz-credential',
      'x-amz-algorithm',
      'x-amz-date',
      'policy',
      'x-amz-signature',
    ]);
    expect(url).toBe('/api/storage/keel');
    expect(fields.key).toMatch(/^bucket\/[\da-f-]{36}\.png$/);
    expect(location).toBe(`${url}/${fields.key}`);
    expect(fields.acl).toBe('private');
    expect(Date.parse(expiresAt) - keel.clock.now().getTime()).toBe(DAY);
    const { conditions } = JSON.parse(Buffer.from(fields.policy, 'base64').toString());
    expect(conditions).toContainEqual(['content-length-range', 1, 777]);
    expect(conditions).toContainEqual({ bucket: 'keel' });
  });

  it.each([
    ['a type that is no image', { purpose: 'profile', contentType: 'image/svg+xml', size: 10 }],
    ['nothing in it', { purpose: 'profile', contentType: 'image/png', size: 0 }],
    ['more than 10 MB', { purpose: 'profile', contentType: 'image/png', size: 10_485_761 }],
    ['another purpose', { purpose: 'plan', contentType: 'image/png', size: 10 }],
    ['a key of one’s own', { purpose: 'profile', contentType: 'image/png', size: 10, key: 'bucket/../x.png' }],
  ])('[UPLOAD-2] no form for %s', async (_what, body) => {
    expect((await keel.call('createUploadPolicy', { token, body })).statusCode).toBe(422);
  });

  it('[UPLOAD-1][UPLOAD-2] a public photo is stored and shown with its own type, without authentication', async () => {
    const policy = await fresh();
    const stored = await post(keel, partsOf(policy, png(5, 4)));
    expect([stored.statusCode, stored.headers.location]).toEqual([204, policy.location]);
    const [folder = '', name = ''] = policy.fields.key.split('/');
    const shown = await keel.call('getObject', { params: { bucket: 'keel', folder, name } });
    expect(shown.statusCode).toBe(200);
    expect(await picture(shown.rawPayload)).toEqual(await picture(png(5, 4)));
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const row = await keel.context.db.query('SELECT width, height, state FROM uploads WHERE key = $1', [
      policy.fields.key,
    ]);
    expect(row).toEqual([{ width: 5, height: 4, state: 'stored' }]);
    const file = join(keel.context.config.dataDir, 'objects', policy.fields.key);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('[UPLOAD-2] an identity image is only shown by a signed address, for a short time', async () => {
    await fresh();
    const key = await uploaded(keel, token, 'identity');
    const [folder = '', name = ''] = key.split('/');
    const address = keel.context.objects.signedAddress(key, keel.clock.now(), 60);
    const query = Object.fromEntries(new URL(address, 'http://localhost').searchParams);
    const params = { bucket: 'keel', folder, name };
    const ask = async (changed: Record<string, string>) =>
      (await keel.call('getObject', { params, query: changed })).statusCode;
    expect(await ask(query)).toBe(200);
    expect(await ask({})).toBe(403);
    expect(await ask({ ...query, 'X-Amz-Expires': '61' })).toBe(403);
    expect(await ask({ ...query, 'X-Amz-Signature': 'a'.repeat(64) })).toBe(403);
    keel.clock.advance(60 * SECOND);
    expect(await ask(query)).toBe(403);
    const closed = await keel.call('getObject', { params, query: {} });
    expect([codeOf(closed.body), closed.headers['cache-control']]).toEqual(['AccessDenied', 'no-store']);
  });

  it.each([
    ['climbs out', '..%2f..', 'PG_VERSION'],
    ['holds NUL', 'bucket', 'x\0.png'],
    ['was never made', 'bucket', '0197f3a2-1111-7000-8000-000000000009.png'],
  ])('[UPLOAD-2] an address that %s shows nothing', async (_what, folder, name) => {
    const { statusCode } = await keel.call('getObject', { params: { bucket: 'keel', folder, name } });
    expect([404, 422]).toContain(statusCode);
  });

  it('[UPLOAD-2] another bucket is not found', async () => {
    const policy = await fresh();
    expect((await post(keel, partsOf(policy, png()), 'other')).statusCode).toBe(404);
    expect((await post(keel, partsOf(policy, png()), 'N')).statusCode).toBe(422);
    const shown = await keel.call('getObject', { params: { bucket: 'other', folder: 'bucket', name: 'x.png' } });
    expect(shown.statusCode).toBe(404);
  });

  it('[UPLOAD-2] a form works once', async () => {
    const policy = await fresh();
    expect(await outcome(partsOf(policy, png()))).toEqual([204, undefined]);
    expect(await outcome(partsOf(policy, png(3, 3)))).toEqual([403, 'AccessDenied']);
  });

  it('[UPLOAD-2] of two simultaneous uploads with one form, one is stored', async () => {
    const policy = await fresh();
    const both = await Promise.all([outcome(partsOf(policy, png(3, 3))), outcome(partsOf(policy, png(4, 4)))]);
    expect(both.map(([status]) => String(status)).toSorted()).toEqual(['204', '403']);
  });

  it.each([
    ['a changed signature', { 'x-amz-signature': 'b'.repeat(64) }, 403, 'SignatureDoesNotMatch'],
    ['a changed policy', { policy: Buffer.from('{}').toString('base64') }, 403, 'SignatureDoesNotMatch'],
    ['another day', { 'x-amz-credential': 'local/20200101/local/s3/aws4_request' }, 403, 'SignatureDoesNotMatch'],
    ['another key’s name', { 'x-amz-credential': 'root/20261120/local/s3/aws4_request' }, 403, 'SignatureDoesNotMatch'],
    ['a changed key', { key: 'bucket/0197f3a2-1111-7000-8000-000000000009.png' }, 403, 'AccessDenied'],
    ['a key that climbs out', { key: '../../../x.png' }, 403, 'AccessDenied'],
    ['a file name for a key', { key: 'bucket/${filename}' }, 403, 'AccessDenied'],
    ['a changed access', { acl: 'private' }, 403, 'AccessDenied'],
    ['a changed type', { 'Content-Type': 'image/jpeg' }, 403, 'AccessDenied'],
    ['a value in other letters', { 'x-amz-server-side-encryption': 'aes256' }, 403, 'AccessDenied'],
    ['a field too many', { success_action_redirect: 'https://example.org' }, 403, 'AccessDenied'],
    ['a bucket that is not the address', { bucket: 'other' }, 403, 'AccessDenied'],
    ['NUL in a field', { acl: 'public-read\0' }, 400, 'MalformedPOSTRequest'],
  ])('[UPLOAD-2] refuses %s', async (_what, changes, status, code) => {
    const policy = await fresh();
    const parts: Part[] = [...Object.entries({ ...policy.fields, ...changes }), ['file', png()]];
    expect(await outcome(parts)).toEqual([status, code]);
  });

  it.each(['key', 'acl', 'policy', 'x-amz-signature', 'x-amz-date', 'x-amz-credential', 'x-amz-algorithm'])(
    '[UPLOAD-2] refuses a form without %s',
    async (name) => {
      const policy = await fresh();
      const [status] = await outcome(partsOf(policy, png()).filter(([field]) => field !== name));
      expect(status).toBe(name === 'acl' ? 403 : 400);
    },
  );

  it('[UPLOAD-2] field names are case-insensitive; x-ignore-* fields are ignored', async () => {
    const policy = await fresh();
    const parts = partsOf(policy, png()).map(
      ([name, value]): Part => [name === 'file' ? name : name.toUpperCase(), value],
    );
    expect(await outcome([['x-ignore-this', 'x'], ...parts])).toEqual([204, undefined]);
  });

  it('[UPLOAD-2] everything after the file is ignored, whether a field or a second file', async () => {
    const policy = await fresh();
    const parts = partsOf(policy, png());
    const late = parts.filter(([name]) => name !== 'acl');
    expect(await outcome([...late, ['acl', policy.fields.acl]])).toEqual([403, 'AccessDenied']);
    expect(await outcome([...parts, ['acl', 'private'], ['file', png(9, 9)]])).toEqual([204, undefined]);
    const row = await keel.context.db.query('SELECT width FROM uploads WHERE key = $1', [policy.fields.key]);
    expect(row).toEqual([{ width: 2 }]);
  });

  it('[UPLOAD-2] refuses a repeated field, a missing file, a truncated form and other bodies', async () => {
    const policy = await fresh();
    const parts = partsOf(policy, png());
    expect(await outcome([['acl', 'public-read'], ...parts])).toEqual([400, 'MalformedPOSTRequest']);
    expect(await outcome(parts.slice(0, -1))).toEqual([400, 'MalformedPOSTRequest']);
    const { body, headers } = multipart(parts);
    const cut = await keel.call('uploadObject', { id: 'keel', body: body.subarray(0, -60), headers });
    expect(cut.statusCode).toBe(400);
    // Refused before its file is read, and truncated within the file: no unhandled error may remain. A host with
    // the complete form in memory first detects that it is truncated.
    const unread = multipart([['acl', 'no-such-acl'], ...parts.filter(([name]) => name !== 'acl')]);
    const refused = { id: 'keel', body: unread.body.subarray(0, -60), headers: unread.headers };
    expect((await keel.call('uploadObject', refused)).statusCode).toBe(keel.isHttp ? 403 : 400);
    const without = { 'content-type': 'multipart/form-data' };
    expect((await keel.call('uploadObject', { id: 'keel', body, headers: without })).statusCode).toBe(400);
    expect((await keel.call('uploadObject', { id: 'keel', body: { key: 'x' } })).statusCode).toBe(415);
    const huge = { ...headers, 'content-length': String(12 * 1024 * 1024) };
    expect((await keel.call('uploadObject', { id: 'keel', body, headers: huge })).statusCode).toBe(413);
    expect(await outcome(parts)).toEqual([204, undefined]);
  });

  it('[UPLOAD-2] the size is exact to the byte, both bounds included', async () => {
    keel.clock.advance(HOUR);
    ({ token } = await amelia(keel));
    const file = png();
    const exact = await policyFor(keel, token, { size: file.length });
    const less = await policyFor(keel, token, { size: file.length - 1 });
    expect(await outcome(partsOf(exact, file))).toEqual([204, undefined]);
    expect(await outcome(partsOf(less, file))).toEqual([400, 'EntityTooLarge']);
    expect(await outcome(partsOf(less, Buffer.alloc(0)))).toEqual([400, 'EntityTooSmall']);
  });

  it('[UPLOAD-2] a form expires after 24 hours', async () => {
    const policy = await fresh();
    keel.clock.advance(DAY);
    expect(await outcome(partsOf(policy, png()))).toEqual([403, 'AccessDenied']);
    ({ token } = await amelia(keel));
  });

  it('[UPLOAD-2] a policy without a size limit is refused, even if it is signed correctly', async () => {
    const policy = await fresh();
    expect(await outcome(signed(keel, policy, unlimited))).toEqual([403, 'AccessDenied']);
    expect(await outcome(signed(keel, policy, () => ({ conditions: 'all' })))).toEqual([400, 'InvalidPolicyDocument']);
    expect(await outcome(signed(keel, policy, odd))).toEqual([400, 'InvalidPolicyDocument']);
  });

  it('[UPLOAD-2] a policy signed by S3’s own tool is accepted, and refused after it was tampered with', async () => {
    const { fields: ownFields } = await fresh();
    const { accessKeyId, secretAccessKey, region } = keel.context.objects.signer;
    // AWS's tool uses the system's time, and this server's clock does not advance.
    vi.useFakeTimers({ toFake: ['Date'], now: keel.clock.now() });
    const client = new S3Client({ region, credentials: { accessKeyId, secretAccessKey } });
    const { fields } = await createPresignedPost(client, {
      Bucket: 'keel',
      Key: ownFields.key,
      Fields: { acl: ownFields.acl, 'Content-Type': ownFields['Content-Type'] },
      Conditions: [
        ['starts-with', '$key', 'bucket/'],
        ['content-length-range', 1, 4096],
      ],
      Expires: 3600,
    });
    vi.useRealTimers();
    const parts: Part[] = [...Object.entries(fields), ['file', png()]];
    const tampered = parts.map(([name, value]): Part => [name, name === 'acl' ? 'private' : value]);
    const resigned = parts.map(([name, value]): Part => [name, name === 'Policy' ? ownFields.policy : value]);
    expect(await outcome(tampered)).toEqual([403, 'AccessDenied']);
    expect(await outcome(resigned)).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await outcome(parts)).toEqual([204, undefined]);
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['GIF', Buffer.from('GIF89a\x01\0\x01\0', 'latin1')],
    ['a JPEG', JPEG],
    ['nothing but the first bytes', png().subarray(0, 8)],
    ['a PNG that is cut off', png().subarray(0, -6)],
    ['a PNG with a wrong check sum', Buffer.from(png()).fill(7, 29, 33)],
    ['a PNG without a picture', Buffer.concat([png().subarray(0, 33), chunk('IEND', Buffer.alloc(0))])],
    ['a PNG far too wide', png(16_385, 1)],
    ['a PNG of too many pixels', png(16_000, 16_000)],
    ['a PNG without width', png(0, 1)],
    ['a PNG whose data are garbage', Buffer.concat([png().subarray(0, 33), chunk('IDAT', Buffer.alloc(40, 7)), END])],
    ['a PNG of a colour type that does not exist', png(2, 2, [], 77)],
    ['a PNG with two headers', Buffer.concat([png().subarray(0, 33), png().subarray(8)])],
    ['a PNG whose picture ends in the middle', png(640, 640)],
  ])('[UPLOAD-4] refuses %s that claims to be a PNG (N-13)', async (_what, file) => {
    expect(await outcome(partsOf(await fresh(), file))).toEqual([400, 'MalformedPOSTRequest']);
  });

  it('[UPLOAD-4] the picture of a PNG is kept; text, location, and trailing data are removed', async () => {
    const policy = await fresh();
    const hidden = [chunk('tEXt', Buffer.from('Comment\0secret-place')), chunk('eXIf', Buffer.from('secret-place'))];
    const file = Buffer.concat([png(2, 2, hidden), Buffer.from('<script>secret-place</script>')]);
    expect(await outcome(partsOf(policy, file))).toEqual([204, undefined]);
    const stored = readFileSync(join(keel.context.config.dataDir, 'objects', policy.fields.key));
    expect(await picture(stored)).toEqual(await picture(png()));
    expect([stored.includes('secret-place'), stored.includes('script')]).toEqual([false, false]);
  });

  it('[UPLOAD-4] the picture and the orientation of a JPEG are kept; location, comment and trailing data are removed', async () => {
    await fresh();
    const policy = await policyFor(keel, token, { contentType: 'image/jpeg' });
    const file = Buffer.concat([
      await jpeg(300, 200, [exif(6, 'secret-place'), comment('secret-place')]),
      Buffer.from('secret-place'),
    ]);
    expect(await outcome(partsOf(policy, file))).toEqual([204, undefined]);
    const storedBytes = readFileSync(join(keel.context.config.dataDir, 'objects', policy.fields.key));
    expect(storedBytes.includes('secret-place')).toBe(false);
    // The picture is rotated as its EXIF orientation says, which is removed.
    const { width, height, pixels } = await picture(storedBytes);
    expect([width, height]).toEqual([200, 300]);
    expect(Number.parseInt(pixels.slice(0, 2), 16)).toBeLessThan(60);
    expect(Number.parseInt(pixels.slice(-2), 16)).toBeGreaterThan(200);
    const size = await keel.context.db.query('SELECT width, height FROM uploads WHERE key = $1', [policy.fields.key]);
    expect(size).toEqual([{ width: 200, height: 300 }]);
    const plain = await policyFor(keel, token, { contentType: 'image/jpeg' });
    expect(await outcome(partsOf(plain, JPEG))).toEqual([204, undefined]);
    const stored = readFileSync(join(keel.context.config.dataDir, 'objects', plain.fields.key));
    expect(await picture(stored)).toMatchObject({ width: 3, height: 2 });
  });

  it.each([
    ['cut off', CUT_OFF],
    ['without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['with a segment longer than the file', Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0xff, 0xff, 0, 0])],
  ])('[UPLOAD-4] refuses a JPEG %s', async (_what, file) => {
    await fresh();
    const policy = await policyFor(keel, token, { contentType: 'image/jpeg' });
    expect(await outcome(partsOf(policy, file))).toEqual([400, 'MalformedPOSTRequest']);
  });

  it("[UPLOAD-1] the user's own unused file can be deleted, once; one of another account is not found", async () => {
    await fresh();
    const key = await uploaded(keel, token, 'profile');
    const stranger = await newInvestor(keel, `${engine.name}-stranger@example.org`);
    expect((await keel.call('deleteUpload', { token: stranger.token, body: { key } })).statusCode).toBe(404);
    expect((await keel.call('deleteUpload', { token, body: { key } })).statusCode).toBe(204);
    expect((await keel.call('deleteUpload', { token, body: { key } })).statusCode).toBe(404);
    const left = readdirSync(join(keel.context.config.dataDir, 'objects', 'bucket'));
    expect(left.map((name) => `bucket/${name}`)).not.toContain(key);
    for (const wrong of ['../../../etc/passwd', 'bucket/x.png'])
      expect((await keel.call('deleteUpload', { token, body: { key: wrong } })).statusCode).toBe(404);
    expect((await keel.call('deleteUpload', { token, body: { key: 'a\0b' } })).statusCode).toBe(422);
    expect((await keel.call('deleteUpload', { body: { key } })).statusCode).toBe(401);
  });

  it('[UPLOAD-1] a file in use stays', async () => {
    await fresh();
    const { user } = await amelia(keel);
    const key = await uploaded(keel, token, 'profile');
    await keel.call('saveProfilePhoto', { token, body: { profilePhotoUrl: key, email: user.email } });
    const response = await keel.call('deleteUpload', { token, body: { key } });
    expect([response.statusCode, response.json().code]).toEqual([409, 'upload_in_use']);
  });

  it('[UPLOAD-2] unused files are deleted after a day; forms and storage are limited', async () => {
    const { token: other } = await newInvestor(keel, `${engine.name}-hoarder@example.org`);
    const key = await uploaded(keel, other, 'identity');
    keel.clock.advance(DAY - HOUR);
    for (let n = 0; n < 30; n += 1) await policyFor(keel, other);
    const body = { purpose: 'profile', contentType: 'image/png', size: 10 };
    expect((await keel.call('createUploadPolicy', { token: other, body })).statusCode).toBe(429);
    keel.clock.advance(HOUR);
    const { token: again } = (
      await keel.call('login', { body: { email: `${engine.name}-hoarder@example.org`, password: 'harbour-lamp-42' } })
    ).json();
    for (let n = 0; n < 10; n += 1) await policyFor(keel, again);
    const full = await keel.call('createUploadPolicy', { token: again, body });
    expect([full.statusCode, full.json().code]).toEqual([422, 'limit_exceeded']);
    expect(await keel.context.db.query('SELECT state FROM uploads WHERE key = $1', [key])).toEqual([
      { state: 'deleted' },
    ]);
  });

  it('[UPLOAD-2] requires a session', async () => {
    const body = { purpose: 'profile', contentType: 'image/png', size: 10 };
    expect((await keel.call('createUploadPolicy', { body })).statusCode).toBe(401);
  });
});
