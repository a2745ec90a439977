import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { DataKey } from '../sealing/dataKey.ts';
import { opening, sealing } from './sealedFile.ts';

/** Writes a packed file, line by line. */
export interface LineWriter {
  write(line: string): Promise<void>;
  /** SHA-256 of all lines so far. */
  digest(): string;
  end(): Promise<void>;
  /** Stops half-way; the file stays as it is. */
  abort(): Promise<void>;
}

/** Opens a file that only its owner can read, encrypted where there is a key. */
export function writeLines(file: string, key: DataKey | null): LineWriter {
  const gzip = createGzip();
  const hash = createHash('sha256');
  const out = createWriteStream(file, { mode: 0o600 });
  const written = key ? pipeline(gzip, sealing(key), out) : pipeline(gzip, out);
  // Whoever waits hears of a fault; until somebody does, it must not count as unheard.
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

/** The lines of such a file. Rejects where it is not packed or not whole, or no key opens it. */
export async function* readLines(file: string, keys: readonly DataKey[]): AsyncGenerator<string> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  // A fault ends all of it, and is heard where the lines are read.
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
