import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { BULLETS } from './hidden.ts';

/** What stands for an amount that is kept from the eyes of others; said in words to who does not see it. */
export function HiddenAmount() {
  const messages = useMessages('Balance', en.Balance);
  return (
    <>
      <span aria-hidden="true">{BULLETS}</span>
      <VisuallyHidden>{messages.hidden}</VisuallyHidden>
    </>
  );
}
