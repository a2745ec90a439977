import { focusSafely } from 'react-aria/private/interactions/focusSafely';
import { isIOS } from 'react-aria/private/utils/platform';
import type { TakeFocus } from './opener.ts';

/** How long VoiceOver of iOS needs until it notices that the focus moved, in ms. */
const NOTICED = 500;

/** Moves the focus to a dialog, for a reader by ear once nothing moves any more. */
export const takeFocus: TakeFocus = (dialog) => {
  focusSafely(dialog);
  if (!isIOS()) return undefined;
  const again = setTimeout(() => {
    if (document.activeElement !== dialog && document.activeElement !== document.body) return;
    dialog.blur();
    focusSafely(dialog);
  }, NOTICED);
  return () => clearTimeout(again);
};
