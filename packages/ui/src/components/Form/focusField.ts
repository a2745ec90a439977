const FOCUSABLE = ':is(input, textarea, button):not([tabindex="-1"], [type="hidden"], [disabled])';

/** Focuses the control of the field with this name, anywhere in the form: the labelled one, otherwise the first. */
export function focusField(form: HTMLElement | null | undefined, name: string): void {
  const field = form?.querySelector(`[data-field="${CSS.escape(name)}"]`);
  // A file field also has an area to drop files into, whose button comes first.
  const labelled = field?.querySelector<HTMLLabelElement>(':scope > label')?.control;
  (labelled ?? field?.querySelector<HTMLElement>(FOCUSABLE))?.focus();
}
