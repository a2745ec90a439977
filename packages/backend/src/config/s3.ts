import type { EnvReader } from './reader.ts';

/** A bucket of S3 or of a compatible store. */
export interface S3Config {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The address of the bucket, without a trailing slash. */
  readonly address: string;
}

/** Messages for missing settings (UPLOAD-3). */
const NEEDED = {
  S3_BUCKET: 'Your bucketName cannot be empty',
  S3_REGION: 'Must provide a valide region in order to use your bucket',
  S3_ACCESS_KEY_ID: 'Must provide accessKeyId',
  S3_SECRET_ACCESS_KEY: 'Must provide secretAccessKey',
} as const;

const BUCKET = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]{2,32}$/;

/** Reads S3_*; null if none is set. If only some are set, each missing one is a fault. */
export function readS3(read: EnvReader): S3Config | null {
  const endpoint = read.url('S3_ENDPOINT', ['http:', 'https:']);
  const names = Object.keys(NEEDED) as (keyof typeof NEEDED)[];
  const anySet = [...names, 'S3_ENDPOINT'].some((name) => read.text(name) !== null);
  if (!anySet) return null;
  for (const name of names) if (read.text(name) === null) read.faults.push(`${name} is missing: ${NEEDED[name]}.`);
  const [bucket = '', region = '', accessKeyId = '', secretAccessKey = ''] = names.map((name) => read.text(name) ?? '');
  if (bucket !== '' && !BUCKET.test(bucket))
    read.faults.push('S3_BUCKET must be 3 to 63 lower-case letters, digits or hyphens.');
  if (region !== '' && !REGION.test(region)) read.faults.push(`S3_REGION: ${NEEDED.S3_REGION}.`);
  const address = endpoint === null ? `https://${bucket}.s3.${region}.amazonaws.com` : `${endpoint}/${bucket}`;
  return { bucket, region, accessKeyId, secretAccessKey, address };
}
