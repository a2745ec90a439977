import { wordsHook } from '../../app/wordsHook.ts';

/** The words of identity and photo that no flow owns (KYC-1, PHOTO-1). */
export const en = {
  steps: 'Your registration',
  lead: 'We are asked to know who we work for. What you hand in is seen by the people who review it, and by nobody else.',
  document: {
    title: 'Document',
    image: 'Passport or ID',
    hint: 'PNG or JPEG, at most 10 MB. All four corners in the picture, no glare, every letter sharp. Where and when it was taken is removed before it is sent.',
    again: 'Please choose the image again.',
    number: 'SSN/Driver license number',
    numberAgain: 'Please enter it once more: a number like this is never filled in for whoever opens this page.',
  },
  person: { title: 'You', firstName: 'First name', lastName: 'Last name' },
  place: { title: 'Address', country: 'Country', countryHint: 'Type to search', state: 'State', address: 'Address' },
  submit: 'Submit',
  submitting: 'Handing in',
  wait: 'Your document is on its way. Please leave this page open.',
  photo: {
    label: 'Profile photo',
    hint: 'PNG or JPEG, at most 10 MB. Where and when it was taken is removed before it is sent.',
    again: 'Please choose the photo again.',
    upload: 'Upload',
  },
} as const;

export const useWords = wordsHook('registeration', en);
