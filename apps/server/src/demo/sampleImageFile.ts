import { readFile } from 'node:fs/promises';
import type { SampleImage } from './SampleImage.ts';

/** Reads a sample picture from the server's own files. */
export const sampleImageFile: SampleImage = (file) => readFile(new URL(`images/${file}`, import.meta.url));
