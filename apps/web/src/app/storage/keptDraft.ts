import { type RegistrationDraft, type RegistrationField, registrationSteps, reloadedDraft } from '@keel/flows';

/** The draft of a registration that is kept while the page is loaded again. */
export interface KeptDraft {
  readonly userId: string;
  readonly registration: RegistrationDraft;
}

const names = Object.values(registrationSteps)
  .flat()
  .filter((name) => name !== 'photo');

/** What may be kept of a draft: neither the image nor the number of the document. */
export function keptDraft(userId: string, draft: RegistrationDraft): KeptDraft {
  return { userId, registration: reloadedDraft(draft) };
}

/** The kept draft; null if the value has another shape, such as that of another version of the app. */
export function readKeptDraft(value: unknown): KeptDraft | null {
  const { userId, registration } = asRecord(value);
  const { fields, isIncomplete } = asRecord(registration);
  const texts = names.map((name) => [name, asRecord(fields)[name]] as const);
  if (typeof userId !== 'string' || !texts.every(([, text]) => typeof text === 'string')) return null;
  return {
    userId,
    registration: {
      fields: Object.fromEntries(texts) as Record<RegistrationField, string>,
      photo: null,
      isIncomplete: isIncomplete === true,
    },
  };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
