import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../services/services.ts';
import { useUser } from '../session/useUser.ts';
import type { FormDrafts, FormName } from './drafts.ts';

/** The draft that was saved when this person's session ended in this form; undefined when there is none (ERR-2). */
export function useDraft<Form extends FormName>(form: Form): FormDrafts[Form] | undefined {
  const { drafts } = useServices();
  const { _id } = useUser();
  const [draft] = useState(() => drafts.find(form, _id));
  return draft;
}

/**
 * Saves the draft that `read` returns if the session ends while the form is open, and what `readForReload` returns if the
 * page is loaded again.
 */
export function useSaveDraft<Form extends FormName>(
  form: Form,
  read: () => FormDrafts[Form],
  readForReload?: () => FormDrafts[Form],
): void {
  const { drafts } = useServices();
  const { _id } = useUser();
  const readNow = useEffectEvent(read);
  const readReloadDraft = useEffectEvent(() => (readForReload ?? read)());
  const survivesReload = readForReload !== undefined;
  useEffect(
    () => drafts.open(form, _id, () => readNow(), survivesReload ? () => readReloadDraft() : undefined),
    [drafts, form, _id, survivesReload],
  );
}
