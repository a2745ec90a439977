import { concatBytes } from '@noble/hashes/utils.js';
/** Reads a response as text. If it exceeds `maxBytes`, reading stops and the result is undefined. */
export async function readCapped(response: Response, maxBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(concatBytes(...chunks));
}
