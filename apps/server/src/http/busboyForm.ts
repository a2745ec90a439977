import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import type { AcceptFile, FormResult, Multipart } from '@keel/backend/contract/Multipart.ts';
import { FORM_MAX_BYTES, UPLOAD_MAX_BYTES } from '@keel/backend/objects/uploadRules.ts';

const MAX_FIELDS = 30;
const MAX_FIELD_BYTES = 8192;
const MAX_NAME_BYTES = 100;

/** Reads a form from a Node stream with busboy. */
export function busboyForm(stream: Readable, contentType: string): Multipart {
  return {
    read: (acceptFile) => readForm(stream, contentType, acceptFile),
    discard: () => void stream.resume(),
  };
}

function readForm<Refusal>(
  stream: Readable,
  contentType: string,
  acceptFile: AcceptFile<Refusal>,
): Promise<FormResult<Refusal>> {
  return new Promise((resolve) => {
    const fields = new Map<string, string>();
    let result: FormResult<Refusal> | undefined;
    const settle = (outcome: FormResult<Refusal>) => {
      result ??= outcome;
    };
    const parser = open(contentType);
    if (!parser) {
      stream.resume();
      resolve({ kind: 'malformed' });
      return;
    }

    let fileSeen = false;
    parser.on('field', (name, value, nameCut, valueCut) => {
      if (result || fileSeen) return;
      const known = name.toLowerCase();
      if (nameCut || valueCut || fields.has(known) || `${name}${value}`.includes('\0')) settle({ kind: 'malformed' });
      else fields.set(known, value);
    });
    let reading: Promise<void> = Promise.resolve();
    parser.on('file', (_name, file) => {
      // An upload can be aborted even if its file is not read. Without a listener, that error would end the process.
      file.on('error', () => settle({ kind: 'malformed' }));
      const decision = result || fileSeen ? undefined : acceptFile(fields);
      fileSeen = true;
      if (!decision?.ok) {
        if (decision) settle({ kind: 'refused', refusal: decision.refusal });
        file.resume();
        return;
      }
      const { size } = decision;
      const read = async () => {
        const bytes = await collect(file, size.max);
        if (!bytes) settle({ kind: 'too-large' });
        else settle(bytes.length < size.min ? { kind: 'too-small' } : { kind: 'file', fields, file: bytes });
      };
      reading = read();
    });
    const finish = () => void reading.then(() => resolve(result ?? { kind: 'malformed' }));
    parser.once('finish', finish);
    parser.on('error', () => {
      settle({ kind: 'malformed' });
      stream.unpipe(parser);
      stream.resume();
      resolve(result ?? { kind: 'malformed' });
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.once(limit, () => settle({ kind: 'malformed' }));
    let received = 0;
    stream.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > FORM_MAX_BYTES) stream.destroy();
    });
    stream.once('close', () => {
      if (!stream.readableEnded) resolve({ kind: 'malformed' });
    });
    stream.pipe(parser);
  });
}

function open(contentType: string) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType } satisfies BusboyHeaders,
      isPartAFile: (name) => name === 'file',
      limits: {
        fieldNameSize: MAX_NAME_BYTES,
        fieldSize: MAX_FIELD_BYTES,
        fields: MAX_FIELDS,
        fileSize: UPLOAD_MAX_BYTES + 1,
        headerPairs: 20,
        headerSize: MAX_FIELD_BYTES,
      },
    });
  } catch {
    return undefined;
  }
}

/** Reads the whole file; undefined if it has more than `max` bytes or was aborted. */
async function collect(file: BusboyFileStream, max: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= max) chunks.push(chunk);
    }
  } catch {
    return undefined;
  }
  return size > max || file.truncated ? undefined : Buffer.concat(chunks);
}
