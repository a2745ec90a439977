import type { AcceptFile, FormResult, Multipart } from '../contract/Multipart.ts';
import { FORM_MAX_BYTES } from '../objects/uploadRules.ts';

/** Creates the reader of a form; each host has its own. */
export type ReadForm = (request: Request, contentType: string) => Multipart;

/** Reads a form by the platform's own `Response.formData()`, which buffers the whole form in memory. */
export const webForm: ReadForm = (request, contentType) => ({
  read: (acceptFile) => read(request, contentType, acceptFile),
  discard: () => void request.body?.cancel(),
});

async function read<Refusal>(
  request: Request,
  contentType: string,
  acceptFile: AcceptFile<Refusal>,
): Promise<FormResult<Refusal>> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > FORM_MAX_BYTES) return { kind: 'malformed' };
  const form = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData().catch(() => null);
  if (!form) return { kind: 'malformed' };

  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    // Fields after the file are ignored.
    if (typeof value !== 'string') return name === 'file' ? take(value, fields, acceptFile) : { kind: 'malformed' };
    const known = name.toLowerCase();
    if (fields.has(known) || `${name}${value}`.includes('\0')) return { kind: 'malformed' };
    fields.set(known, value);
  }
  return { kind: 'malformed' };
}

async function take<Refusal>(
  file: File,
  fields: ReadonlyMap<string, string>,
  acceptFile: AcceptFile<Refusal>,
): Promise<FormResult<Refusal>> {
  const decision = acceptFile(fields);
  if (!decision.ok) return { kind: 'refused', refusal: decision.refusal };
  if (file.size > decision.size.max) return { kind: 'too-large' };
  if (file.size < decision.size.min) return { kind: 'too-small' };
  return { kind: 'file', fields, file: new Uint8Array(await file.arrayBuffer()) };
}
