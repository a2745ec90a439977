import type { DepositDraft, PickedImage, RegistrationDraft, TransferFundsDraft, WithdrawDraft } from '@keel/flows';

/** What is saved of each form until the next sign-in. Never a password, a PIN or a phrase. */
export interface FormDrafts {
  readonly deposit: DepositDraft;
  readonly withdraw: WithdrawDraft;
  readonly registration: RegistrationDraft;
  readonly profilePhoto: PickedImage | null;
  readonly requestTrade: string;
  readonly transferFunds: TransferFundsDraft;
}

export type FormName = keyof FormDrafts;

/**
 * What was typed into a form when the session ended inside it, for the same person after the next sign-in (ERR-2,
 * LOGIN-7). Kept in memory only, since it may be identity data: it is deleted with the tab, at a logout, and when
 * somebody else signs in. Of a registration a part is kept while the page is loaded again (decision 0121).
 */
export interface Drafts {
  /** The saved draft of this person's form; undefined when there is none. */
  find<Form extends FormName>(form: Form, userId: string): FormDrafts[Form] | undefined;
  /**
   * Registers an open form, of which `read` returns the draft, and `readForReload` what of it is kept while the page is
   * loaded again. Returns a function that closes it and deletes its saved draft.
   */
  open<Form extends FormName>(
    form: Form,
    userId: string,
    read: () => FormDrafts[Form],
    readForReload?: () => FormDrafts[Form],
  ): () => void;
  /** The session ended by itself: saves the drafts of all open forms. */
  saveAll(): void;
  /** What is kept of an open form while the page is loaded again; null if there is nothing. */
  forReload(): object | null;
  /** Somebody signed in: deletes the drafts of anybody else. */
  deleteOthers(userId: string): void;
  /** Deletes everything, at a logout. */
  clear(): void;
}

interface OpenForm {
  readonly userId: string;
  readonly read: () => FormDrafts[FormName];
  readonly readForReload?: (() => FormDrafts[FormName]) | undefined;
}

interface SavedDraft {
  readonly userId: string;
  readonly draft: FormDrafts[FormName];
}

/**
 * `kept` is what `forReload` returned before the page was loaded again. Its draft may be of another version of the app, so
 * the form checks it.
 */
export function createDrafts(kept: unknown = null): Drafts {
  const forms = new Map<FormName, OpenForm>();
  const saved = new Map<FormName, SavedDraft>();
  if (isKept(kept)) saved.set(kept.form, kept);
  return {
    find<Form extends FormName>(form: Form, userId: string) {
      const found = saved.get(form);
      // `open` is the only way in, and it puts each form's draft under its own name.
      return found?.userId === userId ? (found.draft as FormDrafts[Form]) : undefined;
    },
    open(form, userId, read, readForReload) {
      const opened: OpenForm = { userId, read, readForReload };
      forms.set(form, opened);
      return () => {
        // A form that was saved is closed already: its page was left because the session ended, not by the person.
        if (forms.get(form) !== opened) return;
        forms.delete(form);
        saved.delete(form);
      };
    },
    saveAll() {
      for (const [form, { userId, read }] of forms) saved.set(form, { userId, draft: read() });
      forms.clear();
    },
    forReload() {
      for (const [form, { userId, readForReload }] of forms) {
        if (readForReload) return { form, userId, draft: readForReload() };
      }
      return null;
    },
    deleteOthers(userId) {
      for (const [form, draft] of saved) if (draft.userId !== userId) saved.delete(form);
    },
    clear() {
      forms.clear();
      saved.clear();
    },
  };
}

function isKept(value: unknown): value is SavedDraft & { readonly form: FormName } {
  return typeof value === 'object' && value !== null && 'form' in value && 'userId' in value && 'draft' in value;
}
