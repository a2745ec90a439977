'use no memo';

import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

/** For who reads a touch screen by ear: what a press outside does for the eye. Keys have Escape, so Tab passes it by. */
export function Dismiss({ onPress }: { onPress: () => void }) {
  const messages = useMessages('Banner', en.Banner);
  return <button type="button" tabIndex={-1} aria-label={messages.dismiss} onClick={onPress} className={hidden} />;
}
