import { type RegistrationDraft, type RegistrationFields, registrationSteps } from '@keel/flows';

/** The draft if it has all texts of the form: one that was kept over a reload may be of another version of the app. */
export function usableDraft(draft: RegistrationDraft | undefined): RegistrationDraft | undefined {
  const fields: Partial<RegistrationFields> = draft?.fields ?? {};
  const names = Object.values(registrationSteps).flat();
  return names.every((name) => name === 'photo' || typeof fields[name] === 'string') ? draft : undefined;
}
