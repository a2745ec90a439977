import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { SampleImage } from '@keel/backend/demo/SampleImage.ts';

const { resolve } = createRequire(import.meta.url);

/** Reads a sample picture from the files of the backend. */
export const sampleImageFile: SampleImage = (file) => readFile(resolve(`@keel/backend/demo/images/${file}`));
