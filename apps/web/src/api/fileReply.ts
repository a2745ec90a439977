import type { Reply } from '@keel/flows';
import type { Answers } from './api.ts';
import { type Answer, toReply } from './reply.ts';

/** Turns an answer that is a file of a media type into a `Reply` with its text; the body of any other type is null. */
export function toFileReply(
  call: Promise<Answer<string>>,
  answers: Answers,
  type: 'text/csv' | 'application/json',
): Promise<Reply<string>> {
  const opened = call.then(({ data, ...rest }): Answer<unknown> => {
    if (data === undefined) return rest;
    const isOfType = rest.response.headers.get('Content-Type')?.startsWith(type) === true;
    const envelope = envelopeIn(data);
    return { ...rest, data: isOfType && envelope === null ? data : envelope };
  });
  return toReply(opened, answers, (file) => (typeof file === 'string' ? file : null));
}

/** No file of the contract has a `bool`, but a refusal with a success status does (DASH-8). null if there is none. */
function envelopeIn(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'bool' in value ? value : null;
  } catch {
    return null;
  }
}
