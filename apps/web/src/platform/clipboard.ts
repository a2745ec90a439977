/** What the clipboard holds, or that the browser does not let this page read it. */
export type ClipboardAnswer = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'refused' };

/** Reads the text of the clipboard. Call it for a press only: a browser may ask the person, or refuse. */
export async function readClipboard(): Promise<ClipboardAnswer> {
  try {
    return { kind: 'text', text: await navigator.clipboard.readText() };
  } catch {
    // Some browsers have no such function at all.
    return { kind: 'refused' };
  }
}
