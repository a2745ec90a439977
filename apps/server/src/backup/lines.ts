import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Writes a packed file, line by line. */
export interface LineWriter {
  write(line: string): Promise<void>;
  /** SHA-256 of all lines so far. */
  digest(): string;
  end(): Promise<void>;
  /** Stops half-way; the file stays as it is. */
  abort(): Promise<void>;
}

/** Opens a file that only its owner can read. */
export function writeLines(file: string): LineWriter {
  const gzip = createGzip();
  const hash = createHash('sha256');
  const written = pipeline(gzip, createWriteStream(file, { mode: 0o600 }));
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

/** The lines of such a file. Rejects where it is not packed, or not whole. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  source.pipe(gunzip);
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
