import { attemptFor, isSettled } from '../attempt.ts';
import { countCharacters, hasControlCharacters } from '../characters.ts';
import { imageProblem, type PickedImage } from '../image.ts';
import { type Navigate, navigate } from '../intent.ts';
import { routes } from '../routes.ts';
import { safeLanding } from '../safe-path.ts';
import type { User } from '../types.ts';
import { registrationMessages } from './messages.ts';
import type {
  RegisterCall,
  RegisterReply,
  RegistrationContext,
  RegistrationDraft,
  RegistrationErrors,
  RegistrationField,
  RegistrationFieldChanged,
  RegistrationInput,
  RegistrationOrder,
  RegistrationStep,
} from './types.ts';

/** KYC-3: the longest texts, in characters. */
export const registrationLimits = { text: 100, nid: 32 } as const;

/** The fields of each step, in the order in which they are shown. */
export const registrationSteps: Readonly<Record<RegistrationStep, readonly (keyof RegistrationErrors)[]>> = {
  document: ['photo', 'Nid'],
  person: ['firstName', 'lastName'],
  place: ['country', 'state', 'address'],
};

export const noErrors: RegistrationErrors = {
  photo: null,
  Nid: null,
  firstName: null,
  lastName: null,
  country: null,
  state: null,
  address: null,
};

/** The initial form, with what is known of the person; the identity number is not filled in (CARD-3). */
export function startRegistration({ user, seedphrase, draft }: RegistrationInput): RegistrationContext {
  const { firstName, lastName, country, state, address } = user;
  return {
    user,
    seedphrase: seedphrase ?? null,
    fields: draft?.fields ?? {
      Nid: '',
      firstName,
      lastName,
      country: country ?? '',
      state: state ?? '',
      address: address ?? '',
    },
    errors: noErrors,
    photo: draft?.photo ?? null,
    upload: null,
    attemptId: '',
    attempt: null,
    isSpinning: false,
    message: '',
    next: routes.profile,
  };
}

/** The form as it starts without a draft. */
export function restart({ user, seedphrase }: RegistrationContext): RegistrationContext {
  return startRegistration({ user, ...(seedphrase !== null && { seedphrase }) });
}

/** The fields that a form keeps across a new sign-in; the image is uploaded again. */
export function registrationDraft({ fields, photo }: RegistrationContext): RegistrationDraft {
  return { fields, photo };
}

/**
 * What of a draft is kept while the page is loaded again: neither the image, which cannot be kept, nor the number, which
 * is never stored on a device.
 */
export function reloadedDraft({ fields, photo }: RegistrationDraft): RegistrationDraft {
  return { fields: { ...fields, Nid: '' }, photo: null, isIncomplete: photo !== null || fields.Nid !== '' };
}

/** FIELD-1: a field that shows an error is checked again at each change; any other field is checked when it loses focus. */
export function applyChange(
  context: RegistrationContext,
  { name, value }: RegistrationFieldChanged,
): Partial<RegistrationContext> {
  const changed = { ...context, fields: { ...context.fields, [name]: value } };
  return {
    fields: changed.fields,
    errors: context.errors[name] === null ? context.errors : validateField(changed, name),
  };
}

/** FIELD-1: a field is checked when it loses focus. An empty one gets no error yet; submitting the form shows it. */
export function leaveField(context: RegistrationContext, name: RegistrationField): Partial<RegistrationContext> {
  return context.fields[name].trim() === '' ? {} : { errors: validateField(context, name) };
}

/** KYC-3, KYC-4, FIELD-1: the errors of all fields. */
export function findErrors({ fields, photo }: Pick<RegistrationContext, 'fields' | 'photo'>): RegistrationErrors {
  return {
    photo: photo === null ? registrationMessages.photo : null,
    Nid: nidError(fields.Nid.trim()),
    firstName: textError(fields.firstName),
    lastName: textError(fields.lastName),
    country: textError(fields.country, 2),
    state: textError(fields.state),
    address: textError(fields.address),
  };
}

export function hasNoErrors(context: RegistrationContext): boolean {
  return Object.values(findErrors(context)).every((error) => error === null);
}

/** Whether a field of the step cannot be sent as it is. */
export function isStepInvalid(context: RegistrationContext, step: RegistrationStep): boolean {
  const errors = findErrors(context);
  return registrationSteps[step].some((name) => errors[name] !== null);
}

/** Whether the step has something to do: a field that is invalid, or that the server refused. */
export function isStepOpen(context: RegistrationContext, step: RegistrationStep): boolean {
  return isStepInvalid(context, step) || registrationSteps[step].some((name) => context.errors[name] !== null);
}

/** KYC-3, KYC-4: the errors with the current ones of this step's fields. */
export function validateStep(context: RegistrationContext, step: RegistrationStep): RegistrationErrors {
  const found = findErrors(context);
  return { ...context.errors, ...Object.fromEntries(registrationSteps[step].map((name) => [name, found[name]])) };
}

/** The errors of the fields that the server refused. */
export function refusedFields({ fields = [] }: RegisterReply): RegistrationErrors {
  const isRefused = (name: string) => fields.includes(name);
  const errorOf = (name: RegistrationField) => (isRefused(name) ? registrationMessages.invalid : null);
  return {
    photo: isRefused('passportUrl') ? registrationMessages.photo : null,
    Nid: isRefused('Nid') ? registrationMessages.number : null,
    firstName: errorOf('firstName'),
    lastName: errorOf('lastName'),
    country: errorOf('country'),
    state: errorOf('state'),
    address: errorOf('address'),
  };
}

/** KYC-4: what is wrong with a picked image; null if nothing is. */
export function photoProblem(photo: PickedImage): string | null {
  return imageProblem(photo, registrationMessages.photoType);
}

/** Another image has to be uploaded again. */
export function setPhoto({ errors }: RegistrationContext, photo: PickedImage): Partial<RegistrationContext> {
  return { photo, upload: null, errors: { ...errors, photo: null } };
}

/** Starts an attempt, or continues the one whose outcome is unknown. */
export function openAttempt(context: RegistrationContext): Partial<RegistrationContext> {
  return { attempt: attemptFor(context.attempt, orderOf(context), context.attemptId) };
}

/** What to send. @throws TypeError if no attempt is open */
export function toCall({ attempt }: RegistrationContext): RegisterCall {
  if (attempt === null) throw new TypeError('No registration was submitted.');
  return { ...attempt.order, attemptId: attempt.id };
}

/** A refusal ends the attempt. A refused field (422) may be the image, so it is uploaded again. */
export function endSettledAttempt(
  { attempt, upload }: RegistrationContext,
  reply: RegisterReply,
): Partial<RegistrationContext> {
  return { attempt: isSettled(reply) ? null : attempt, upload: reply.status === 422 ? null : upload };
}

/** KYC-7: the banner shows immediately that the identity is under review. */
export function reviewedUser({ user }: RegistrationContext): User {
  return { ...user, kycVerified: 'pending' };
}

/** KYC-6: the server's url if it is a page of this app, otherwise the profile. */
export function nextPage(reply: RegisterReply): string {
  return safeLanding(reply.body?.url) ?? routes.profile;
}

/** KYC-6: opens the next page, with the email and the encrypted vault. */
export function navigateOn({ next, user, seedphrase }: RegistrationContext): Navigate {
  const state = { email: user.email };
  return navigate(next, { state: seedphrase === null ? state : { ...state, seedphrase } });
}

function orderOf({ fields, upload, user }: RegistrationContext): RegistrationOrder {
  if (upload === null) throw new TypeError('There is no image yet; upload it first.');
  const sent = (name: RegistrationField) => fields[name].trim();
  return {
    Nid: sent('Nid'),
    country: sent('country'),
    state: sent('state'),
    address: sent('address'),
    passportUrl: upload.key,
    lastName: sent('lastName'),
    firstName: sent('firstName'),
    email: user.email,
  };
}

/** The errors, with the current one of this field. */
function validateField(context: RegistrationContext, name: RegistrationField): RegistrationErrors {
  return { ...context.errors, [name]: findErrors(context)[name] };
}

function nidError(nid: string): string | null {
  if (nid === '') return registrationMessages.required;
  return /^[A-Za-z0-9 -]{4,32}$/.test(nid) ? null : registrationMessages.number;
}

function textError(text: string, min = 1): string | null {
  const sent = text.trim();
  if (sent === '') return registrationMessages.required;
  const length = countCharacters(sent);
  const isRight = length >= min && length <= registrationLimits.text && !hasControlCharacters(sent);
  return isRight ? null : registrationMessages.invalid;
}
