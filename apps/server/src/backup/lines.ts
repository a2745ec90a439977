import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { DataKey } from '@keel/backend/sealing/dataKey.ts';
import { opening, sealing } from './sealedFile.ts';

/** Writes a compressed file line by line. */
export interface LineWriter {
  write(line: string): Promise<void>;
  /** SHA-256 of all lines so far. */
  digest(): string;
  end(): Promise<void>;
  /** Aborts; the incomplete file remains. */
  abort(): Promise<void>;
}

/** Creates a file that only its owner can read, encrypted if a key is given. */
export function writeLines(file: string, key: DataKey | null): LineWriter {
  const gzip = createGzip();
  const hash = createHash('sha256');
  const out = createWriteStream(file, { mode: 0o600 });
  const written = key ? pipeline(gzip, sealing(key), out) : pipeline(gzip, out);
  // Every later await rejects with this error. Until then it must not count as an unhandled rejection.
  written.catch(() => undefined);
  return {
    async write(line) {
      const text = `${line}\n`;
      hash.update(text);
      if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written]);
    },
    digest: () => hash.copy().digest('hex'),
    async end() {
      gzip.end();
      await written;
    },
    async abort() {
      gzip.destroy();
      await written.catch(() => undefined);
    },
  };
}

/** Reads the lines of a file of `writeLines`. Rejects if it is not compressed, incomplete, or if no key decrypts it. */
export async function* readLines(file: string, keys: readonly DataKey[]): AsyncGenerator<string> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  // A failure destroys the whole pipeline and is reported to the reader of the lines.
  pipeline(source, opening(file, keys), gunzip).catch(() => undefined);
  gunzip.setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of gunzip) {
      const lines = String(chunk).split('\n');
      rest += lines.shift() ?? '';
      for (const line of lines) {
        yield rest;
        rest = line;
      }
    }
  } finally {
    source.destroy();
  }
  if (rest !== '') yield rest;
}
