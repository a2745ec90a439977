import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { BULLETS } from './bullets.ts';

/** The replacement of a hidden amount, with a text for screen readers. */
export function HiddenAmount() {
  const messages = useMessages('Balance', en.Balance);
  return (
    <>
      <span aria-hidden="true">{BULLETS}</span>
      <VisuallyHidden>{messages.hidden}</VisuallyHidden>
    </>
  );
}
