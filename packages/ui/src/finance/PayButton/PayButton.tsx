import { useId } from 'react';
import { Button, type ButtonProps } from '../../components/Button/Button.tsx';
import { CheckIcon } from '../../components/Icon/icons.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import * as styles from './PayButton.css.ts';

export interface PayButtonProps
  extends Pick<ButtonProps, 'isPending' | 'isDisabled' | 'isFullWidth' | 'size' | 'id' | 'ref'> {
  /** Whether the investor has marked it as paid: wire `paid` is 'Paid'. */
  isPaid: boolean;
  /** Called with the opposite value. The server's answer sets `isPaid` (PAY-2). */
  onPaidChange: (isPaid: boolean) => void;
}

/**
 * Marks a deposit as paid, or undoes that (PAY-2). When marked, it is green and reads 'Paid'; the text below says that
 * it waits for a confirmation, since it is a claim and changes no balance (HONEST-3).
 */
export function PayButton({ isPaid, onPaidChange, isFullWidth = false, size = 'lg', ...button }: PayButtonProps) {
  const messages = useMessages('PayButton', en.PayButton);
  const noteId = useId();
  return (
    <div className={styles.root({ isFullWidth })}>
      <Button
        {...button}
        aria-describedby={noteId}
        size={size}
        isFullWidth={isFullWidth}
        tone={isPaid ? 'positive' : 'accent'}
        iconStart={isPaid && <CheckIcon />}
        onPress={() => onPaidChange(!isPaid)}
      >
        {isPaid ? messages.paid : messages.pay}
      </Button>
      <output id={noteId} className={styles.note}>
        {isPaid ? messages.waiting : messages.hint}
      </output>
    </div>
  );
}
