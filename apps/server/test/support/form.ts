import { randomUUID } from 'node:crypto';

/** A part of a form; bytes are a file. */
export type Part = readonly [name: string, value: string | Uint8Array];

/** A multipart form, part by part in the given order, as a browser encodes it. */
export function multipart(parts: readonly Part[]): { body: Buffer; headers: Record<string, string> } {
  const boundary = `----keel${randomUUID()}`;
  const pieces = parts.flatMap(([name, value]) => {
    const isFile = typeof value !== 'string';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${isFile ? '; filename="photo"' : ''}\r\n`;
    const type = isFile ? 'Content-Type: application/octet-stream\r\n' : '';
    return [Buffer.from(`${head}${type}\r\n`), Buffer.from(value), Buffer.from('\r\n')];
  });
  return {
    body: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
