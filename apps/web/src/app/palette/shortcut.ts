/** Apple's keyboards have Command where others have Control. */
const hasCommandKey = /^(?:Mac|iPhone|iPad)/.test(navigator.platform);

/** The keys that open the palette, as they are shown. */
export const shortcutText = hasCommandKey ? '⌘ K' : 'Ctrl K';

/** Input types in which nothing is typed. */
const NOT_TYPED = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

/** Whether the keys of an event are the shortcut, pressed once and not for a field in which text is edited. */
export function isPaletteShortcut(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, code, key, repeat } = event;
  // By position too, since keyboards with other scripts have no K there.
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));
  const isModified = hasCommandKey ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isK && isModified && !altKey && !shiftKey && !repeat && !event.defaultPrevented && !isTextField(event.target);
}

/** There the keys have a meaning of their own, such as to delete the rest of a line or to insert a link. */
function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NOT_TYPED.has(target.type);
  return target instanceof HTMLTextAreaElement || target.isContentEditable;
}
