import type { Plugin } from 'vite';
/**
 * Writes a `.br` and a `.gz` beside every text file of a build, for a server that hands out what lies there (SPEED-1).
 * Done once at build time, with the best quality, which is too slow for each request.
 */
export declare function compressedFiles(): Plugin;
