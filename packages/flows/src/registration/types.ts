import type { Attempt } from '../attempt.ts';
import type { PickedImage, Upload } from '../image.ts';
import type { Logged, Navigate, UserUpdated } from '../intent.ts';
import type { Reply } from '../reply.ts';
import type { User } from '../types.ts';

export interface RegistrationInput {
  readonly user: User;
  /** The encrypted vault of this device (WALLET-3), passed to the next page; never the phrase. */
  readonly seedphrase?: string;
  /** The form's content when this person's session ended in it, or the page was loaded again. @default the known data of the person */
  readonly draft?: RegistrationDraft | undefined;
}

/** The fields of the form (KYC-1), by their names in the contract. */
export interface RegistrationFields {
  /** Social security number or driver license number. */
  readonly Nid: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Name of a country of the list; '' until chosen. */
  readonly country: string;
  readonly state: string;
  readonly address: string;
}
export type RegistrationField = keyof RegistrationFields;
/** The steps of the form, in their order. */
export type RegistrationStep = 'document' | 'person' | 'place';
/** The errors of the fields and of the photo (KYC-4). */
export type RegistrationErrors = Readonly<Record<'photo' | RegistrationField, string | null>>;

/** The body of the call (KYC-2). */
export interface RegistrationOrder extends RegistrationFields {
  /** Key of the uploaded image. */
  readonly passportUrl: string;
  readonly email: string;
}

export interface RegistrationContext {
  readonly user: User;
  readonly seedphrase: string | null;
  readonly fields: RegistrationFields;
  readonly errors: RegistrationErrors;
  /** Passport or ID; null until picked. */
  readonly photo: PickedImage | null;
  /** Where the picked image is stored; null until it is. */
  readonly upload: Upload | null;
  /** Id of the last press. */
  readonly attemptId: string;
  /** The attempt whose outcome is not known yet; null if there is none. */
  readonly attempt: Attempt<RegistrationOrder> | null;
  /** KYC-5: whether the spinner is shown; it may stop before the answer arrives. */
  readonly isSpinning: boolean;
  /** Message of the open modal; '' when no modal is open. */
  readonly message: string;
  /** The page that the server names for afterwards, once checked. */
  readonly next: string;
}

/** A form to continue after the next sign-in, or after the page was loaded again. */
export interface RegistrationDraft extends Pick<RegistrationContext, 'fields' | 'photo'> {
  /** Whether a number or an image was given that a reload did not keep. @default false */
  readonly isIncomplete?: boolean;
}

export type RegistrationEvent =
  | { readonly type: 'field.changed'; readonly name: RegistrationField; readonly value: string }
  /** The focus left the field. */
  | { readonly type: 'field.left'; readonly name: RegistrationField }
  | { readonly type: 'photo.picked'; readonly photo: PickedImage }
  /** The step is filled in; the next one follows once it has no error. */
  | { readonly type: 'step.submitted' }
  /** Back to the step before. */
  | { readonly type: 'step.left' }
  /** The last step is filled in. `attemptId`: a new random id for this press; a retry keeps the id of the first press. */
  | { readonly type: 'submitted'; readonly attemptId: string }
  | { readonly type: 'message.dismissed' }
  /** The session has a newer user. */
  | { readonly type: 'user.updated'; readonly user: User };
export type RegistrationFieldChanged = Extract<RegistrationEvent, { type: 'field.changed' }>;

/** Port `register`: POST /registeration, with the header Idempotency-Key. */
export interface RegisterCall extends RegistrationOrder {
  readonly attemptId: string;
}
export type RegisterReply = Reply<{ readonly url: string | null }>;

export type RegistrationOutput = Navigate;
export type RegistrationEmitted = UserUpdated | Logged;
