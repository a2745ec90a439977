import { useId } from 'react';
import { Button, type ButtonProps } from '../../components/Button/Button.tsx';
import { CheckIcon } from '../../components/Icon/icons.ts';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import * as styles from './PayButton.css.ts';

export interface PayButtonProps
  extends Pick<ButtonProps, 'isPending' | 'isDisabled' | 'isFullWidth' | 'size' | 'id' | 'ref'> {
  /** The investor says that the payment was sent: wire `paid` is 'Paid'. */
  isPaid: boolean;
  /** What it should become: the other one. The server's answer sets `isPaid` (PAY-2). */
  onPaidChange: (isPaid: boolean) => void;
}

/**
 * Tells the operator of a payment, or takes that back (PAY-2). Paid, it is green and reads 'Paid'; the line under it
 * says that this waits for a confirmation, since it is a claim and moves no balance (HONEST-3).
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
