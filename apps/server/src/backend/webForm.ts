import type { FormResult, Gatekeeper, Multipart } from '../contract/Multipart.ts';
import { FORM_MAX_BYTES } from '../objects/uploadRules.ts';

/** What reads the forms of a host. */
export type ReadForm = (request: Request, contentType: string) => Multipart;

/** A form that the platform's own `Response.formData()` reads. It is in memory as a whole, as it was with its sender. */
export const webForm: ReadForm = (request, contentType) => ({
  read: (gatekeeper) => read(request, contentType, gatekeeper),
  discard: () => void request.body?.cancel(),
});

async function read<Refusal>(
  request: Request,
  contentType: string,
  gatekeeper: Gatekeeper<Refusal>,
): Promise<FormResult<Refusal>> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > FORM_MAX_BYTES) return { kind: 'malformed' };
  const form = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData().catch(() => null);
  if (!form) return { kind: 'malformed' };

  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    // What follows the file counts for nothing.
    if (typeof value !== 'string') return name === 'file' ? take(value, fields, gatekeeper) : { kind: 'malformed' };
    const known = name.toLowerCase();
    if (fields.has(known) || `${name}${value}`.includes('\0')) return { kind: 'malformed' };
    fields.set(known, value);
  }
  return { kind: 'malformed' };
}

async function take<Refusal>(
  file: File,
  fields: ReadonlyMap<string, string>,
  gatekeeper: Gatekeeper<Refusal>,
): Promise<FormResult<Refusal>> {
  const decision = gatekeeper(fields);
  if (!decision.ok) return { kind: 'refused', refusal: decision.refusal };
  if (file.size > decision.size.max) return { kind: 'too-large' };
  if (file.size < decision.size.min) return { kind: 'too-small' };
  return { kind: 'file', fields, file: new Uint8Array(await file.arrayBuffer()) };
}
