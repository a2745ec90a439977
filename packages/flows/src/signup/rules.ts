import { countCharacters, hasControlCharacters } from '../characters.ts';
import { emailMax, isEmail } from '../email.ts';
import { bodyOf, type Reply, succeeded } from '../reply.ts';
import { routes } from '../routes.ts';
import { safePath } from '../safe-path.ts';
import type { Secret } from '../secret.ts';
import { isRecord } from '../shape.ts';
import type { Package } from '../types.ts';
import { signupMessages } from './messages.ts';
import type {
  SignupCall,
  SignupContext,
  SignupErrors,
  SignupFieldChanged,
  SignupFields,
  SignupReply,
  SignupSecrets,
} from './types.ts';

/** Lengths in characters that the contract accepts, so that nothing is sent that it refuses anyway. */
export const signupLimits = {
  name: 60,
  email: emailMax,
  phone: 20,
  phoneMin: 5,
  passwordMin: 7,
  passwordMax: 128,
} as const;

export const emptyFields: SignupFields = {
  firstName: '',
  lastName: '',
  email: '',
  gender: '',
  country: '',
  phone: '',
  packageId: '',
};

export const noErrors: SignupErrors = {
  firstName: null,
  lastName: null,
  email: null,
  gender: null,
  country: null,
  phone: null,
  password: null,
  confirmPassword: null,
};

/** SIGNUP-2: a change clears that field's error and nothing else. */
export function applyChange(context: SignupContext, change: SignupFieldChanged): Partial<SignupContext> {
  const errors = change.name === 'packageId' ? context.errors : { ...context.errors, [change.name]: null };
  return 'value' in change ? { fields: { ...context.fields, [change.name]: change.value }, errors } : { errors };
}

/** SIGNUP-3: the chosen package; null if none of the list is chosen. */
export function chosenPackage({ fields, packages }: SignupContext): Package | null {
  return packages.find(({ _id }) => _id === fields.packageId) ?? null;
}

/** SIGNUP-2, FIELD-1: the errors of all fields. */
export function findErrors(fields: SignupFields, { password, confirmPassword }: SignupSecrets): SignupErrors {
  return {
    firstName: isName(fields.firstName) ? null : signupMessages.firstName,
    lastName: isName(fields.lastName) ? null : signupMessages.lastName,
    email: isEmail(fields.email.trim()) ? null : signupMessages.email,
    gender: fields.gender === '' ? signupMessages.gender : null,
    country: isBlank(fields.country) ? signupMessages.country : null,
    phone: phoneError(fields.phone.trim()),
    password: passwordError(password),
    confirmPassword: confirmPassword.equals(password) ? null : signupMessages.confirmPassword,
  };
}

export function hasNoErrors(fields: SignupFields, secrets: SignupSecrets): boolean {
  return Object.values(findErrors(fields, secrets)).every((error) => error === null);
}

/** Whether the reply has a list of packages, which may be empty. */
export function hasPackages(reply: Reply<readonly Package[]>): boolean {
  return succeeded(reply) && Array.isArray(reply.body) && reply.body.every(isRecord);
}

/** The new list; a choice that is no longer in it is cleared. */
export function setPackages(context: SignupContext, reply: Reply<readonly Package[]>): Partial<SignupContext> {
  const next = { ...context, packages: bodyOf(reply) };
  const packageId = chosenPackage(next) === null ? '' : context.fields.packageId;
  return { packages: next.packages, fields: { ...context.fields, packageId } };
}

/** SIGNUP-5. */
export function toCall(context: SignupContext, { password, confirmPassword }: SignupSecrets): SignupCall {
  const { firstName, lastName, email, gender, country, phone, packageId } = context.fields;
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    gender,
    country,
    phone: phone.trim(),
    accountPackage: chosenPackage(context),
    package: packageId,
    password,
    confirmPassword,
  };
}

/** SIGNUP-6: the server's url if it is a page of this app, otherwise the code page. */
export function nextPage(reply: SignupReply): string {
  return safePath(reply.body?.url) ?? routes.verification;
}

/** The contract's format of a phone number. */
const phoneForm = /^\+?[0-9 ()./-]+$/;

function phoneError(phone: string): string | null {
  if (phone === '') return signupMessages.phone;
  const { phoneMin, phone: phoneMax } = signupLimits;
  const isRight = phoneForm.test(phone) && phone.length >= phoneMin && phone.length <= phoneMax;
  return isRight ? null : signupMessages.phoneForm;
}

function passwordError({ length }: Secret): string | null {
  if (length === 0) return signupMessages.password;
  if (length < signupLimits.passwordMin) return signupMessages.passwordShort;
  return length > signupLimits.passwordMax ? signupMessages.passwordLong : null;
}

function isName(name: string): boolean {
  const sent = name.trim();
  return sent !== '' && countCharacters(sent) <= signupLimits.name && !hasControlCharacters(sent);
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
