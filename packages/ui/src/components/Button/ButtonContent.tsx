import type { ReactNode } from 'react';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

interface ButtonContentProps {
  /** The id of the element with the label, for `aria-labelledby`. */
  id?: string;
  /** The action is running. @default false */
  isPending?: boolean;
  children: ReactNode;
}

/** The content of every button, with a spinner over it while an action is running. */
export function ButtonContent({ id, isPending = false, children }: ButtonContentProps) {
  return (
    <>
      <span id={id} className={styles.content}>
        {children}
      </span>
      {isPending && <PendingRing />}
    </>
  );
}

function PendingRing() {
  const messages = useMessages('Button', en.Button);
  return (
    <span className={styles.pending}>
      <Spinner size="sm" label={messages.pending} />
    </span>
  );
}
