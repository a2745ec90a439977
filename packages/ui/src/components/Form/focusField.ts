const FOCUSABLE = ':is(input, textarea, button):not([tabindex="-1"], [type="hidden"], [disabled])';

/** Focuses the control of the field with this name, anywhere in the form. */
export function focusField(form: HTMLElement | null | undefined, name: string): void {
  form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"] ${FOCUSABLE}`)?.focus();
}
