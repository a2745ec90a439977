const FOCUSABLE = ':is(input, textarea, button):not([tabindex="-1"], [type="hidden"], [disabled])';

/** Moves the focus to the control of the field with this name, wherever in the form it stands. */
export function focusField(form: HTMLElement | null | undefined, name: string): void {
  form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"] ${FOCUSABLE}`)?.focus();
}
