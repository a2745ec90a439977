import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and images are compressed already. */
const TEXT = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;
/** In bytes. Smaller files fit into one packet uncompressed. */
const MIN_BYTES = 1024;

const encodings = {
  br: async (bytes: Buffer) =>
    compressBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: async (bytes: Buffer) => compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
};
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside every text file of a build, for a server that sends them (SPEED-1). Done once at
 * build time with the best quality, which would be too slow for each request.
 */
export function compressedFiles(): Plugin {
  let out = '';
  return {
    name: 'keel:compressed-files',
    apply: 'build',
    configResolved({ root, build }) {
      out = resolve(root, build.outDir);
    },
    // After the files of public/ were copied too.
    async closeBundle() {
      const files = await readdir(out, { recursive: true });
      await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compressFile(join(out, file))));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  await Promise.all(
    Object.entries(encodings).map(async ([ending, compress]) => writeFile(`${file}.${ending}`, await compress(bytes))),
  );
}
