import type { DepositDraft, PickedImage, RegistrationDraft, TransferFundsDraft, WithdrawDraft } from '@keel/flows';

/** What each form hands over to itself across a sign-in. Never a password, a PIN or a phrase. */
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
 * LOGIN-7). In memory alone: it may be identity data, so it goes with the tab, with a logout, and with the sign-in of
 * anybody else.
 */
export interface Drafts {
  /** What was kept of a form of this person; undefined where nothing was. */
  find<Form extends FormName>(form: Form, userId: string): FormDrafts[Form] | undefined;
  /** `read` says what is in an open form. Returns what closes it, which drops what was kept of it. */
  open<Form extends FormName>(form: Form, userId: string, read: () => FormDrafts[Form]): () => void;
  /** The session ended by itself: keeps what the open forms hold. */
  keep(): void;
  /** Somebody signed in: drops what was kept of anybody else. */
  keepOnly(userId: string): void;
  /** A logout leaves nothing. */
  forget(): void;
}

interface OpenForm {
  readonly userId: string;
  readonly read: () => FormDrafts[FormName];
}

interface Kept {
  readonly userId: string;
  readonly draft: FormDrafts[FormName];
}

export function createDrafts(): Drafts {
  const forms = new Map<FormName, OpenForm>();
  const kept = new Map<FormName, Kept>();
  return {
    find<Form extends FormName>(form: Form, userId: string) {
      const found = kept.get(form);
      // `open` is the only way in, and it puts each form's draft under its own name.
      return found?.userId === userId ? (found.draft as FormDrafts[Form]) : undefined;
    },
    open(form, userId, read) {
      const opened: OpenForm = { userId, read };
      forms.set(form, opened);
      return () => {
        // One that was kept is open no more: its page is left because of the session, not by the person.
        if (forms.get(form) !== opened) return;
        forms.delete(form);
        kept.delete(form);
      };
    },
    keep() {
      for (const [form, { userId, read }] of forms) kept.set(form, { userId, draft: read() });
      forms.clear();
    },
    keepOnly(userId) {
      for (const [form, draft] of kept) if (draft.userId !== userId) kept.delete(form);
    },
    forget() {
      forms.clear();
      kept.clear();
    },
  };
}
