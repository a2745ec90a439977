import { useEffect, useEffectEvent, useState } from 'react';
import type { FormDrafts, FormName } from './drafts.ts';
import { useServices } from './services.ts';
import { useUser } from './useUser.ts';

/** What this person had in a form when the session ended inside it; undefined otherwise (ERR-2). */
export function useDraft<Form extends FormName>(form: Form): FormDrafts[Form] | undefined {
  const { drafts } = useServices();
  const { _id } = useUser();
  const [draft] = useState(() => drafts.find(form, _id));
  return draft;
}

/** Keeps what `read` says is in a form, should the session end while it is on the page. */
export function useKeptDraft<Form extends FormName>(form: Form, read: () => FormDrafts[Form]): void {
  const { drafts } = useServices();
  const { _id } = useUser();
  const readNow = useEffectEvent(read);
  useEffect(() => drafts.open(form, _id, () => readNow()), [drafts, form, _id]);
}
