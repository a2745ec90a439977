import { createWordsHook } from '../../app/i18n/createWordsHook.ts';

/** The texts of identity and photo that are not messages of a flow (KYC-1, PHOTO-1). */
export const en = {
  steps: 'Your registration',
  lead: 'We’re required to verify who our investors are. Only our review team sees your documents.',
  verified: {
    title: 'Your identity is verified',
    explain: 'There’s nothing to submit. If these details have changed, please contact us.',
  },
  pending: 'We’re reviewing what you submitted. If you submit again, it replaces that.',
  /** `at` counts from 1. */
  step: (at: number, of: number, title: string) => `Step ${at} of ${of}: ${title}`,
  back: 'Back',
  continue: 'Continue',
  before: 'What you entered before',
  document: {
    title: 'Document',
    image: 'Passport or ID',
    hint: 'PNG or JPEG, up to 10 MB. Show all four corners, avoid glare and keep the text sharp. We remove location and time data before upload.',
    again: 'Please choose the image again.',
    notKept:
      'The page was loaded again. Name and address are still here, but this device doesn’t keep your image or number. Please add both again.',
    number: 'SSN/Driver license number',
    numberAgain: 'Please enter it again. For your security, we never fill it in for you.',
  },
  person: { title: 'Your details', firstName: 'First name', lastName: 'Last name' },
  place: { title: 'Address', country: 'Country', countryHint: 'Type to search', state: 'State', address: 'Address' },
  submit: 'Submit',
  submitting: 'Submitting…',
  wait: 'Uploading your document. Keep this page open.',
  photo: {
    label: 'Profile photo',
    hint: 'PNG or JPEG, up to 10 MB. We remove location and time data before upload.',
    again: 'Please choose the photo again.',
    upload: 'Upload',
  },
} as const;

export const useWords = createWordsHook('registeration', en);
