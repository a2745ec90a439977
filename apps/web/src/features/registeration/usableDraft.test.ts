import type { RegistrationDraft } from '@keel/flows';
import { expect, it } from 'vitest';
import { usableDraft } from './usableDraft.ts';

const fields = { Nid: '', firstName: 'Ada', lastName: 'Park', country: 'Norway', state: '', address: '' };

it('[KYC-1] a draft of another version of the app is not used', () => {
  const draft = { fields, photo: null };
  expect(usableDraft(draft)).toBe(draft);
  expect(usableDraft(undefined)).toBeUndefined();
  for (const wrong of [{}, { fields: 7 }, { fields: { ...fields, state: null } }] as unknown[]) {
    expect(usableDraft(wrong as RegistrationDraft)).toBeUndefined();
  }
});
