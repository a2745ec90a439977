import type { Navigate } from '../intent.ts';
import type { Reply } from '../reply.ts';
import type { Secret } from '../secret.ts';
import type { Package } from '../types.ts';

/** The part of the form that the machine keeps; the passwords stay in the form. */
export interface SignupFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** '' until chosen. */
  readonly gender: '' | 'male' | 'female';
  /** Name of a country; '' until chosen. */
  readonly country: string;
  readonly phone: string;
  /** Id of the chosen package; '' until chosen. */
  readonly packageId: string;
}

export type SignupErrorField = Exclude<keyof SignupFields, 'packageId'> | 'password' | 'confirmPassword';
export type SignupErrors = Readonly<Record<SignupErrorField, string | null>>;

export interface SignupContext {
  readonly fields: SignupFields;
  readonly errors: SignupErrors;
  readonly packages: readonly Package[];
  /** Message of the open modal; '' when no modal is open. */
  readonly message: string;
  /** The page that the server names for afterwards, once checked. */
  readonly next: string;
}

type ChangeOf<Name extends keyof SignupFields> = Name extends keyof SignupFields
  ? { readonly type: 'field.changed'; readonly name: Name; readonly value: SignupFields[Name] }
  : never;
export type SignupFieldChanged =
  | ChangeOf<keyof SignupFields>
  | { readonly type: 'field.changed'; readonly name: 'password' | 'confirmPassword' };

export interface SignupSecrets {
  readonly password: Secret;
  readonly confirmPassword: Secret;
}

export type SignupEvent =
  | SignupFieldChanged
  | ({ readonly type: 'submitted' } & SignupSecrets)
  | { readonly type: 'message.dismissed' }
  | { readonly type: 'packages.refresh.requested' };

/** Port `fetchPackages`: GET /packages. */
export type PackagesReply = Reply<readonly Package[]>;

/** Port `signup`: POST /signup (SIGNUP-5). */
export interface SignupCall extends SignupSecrets {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly gender: SignupFields['gender'];
  readonly country: string;
  readonly phone: string;
  readonly accountPackage: Package | null;
  /** Id of the package. */
  readonly package: string;
}
export type SignupReply = Reply<{ readonly url: string | null }>;

export type SignupOutput = Navigate;
