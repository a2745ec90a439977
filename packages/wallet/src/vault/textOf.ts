/** Browsers and Node have it, but this package is compiled without the types of either. */
declare const TextDecoder: new (
  label: 'utf-8',
  options: { readonly ignoreBOM: true },
) => { decode(encoded: Uint8Array): string };

/** Bytes of UTF-8 as text. */
export function textOf(encoded: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(encoded);
}
