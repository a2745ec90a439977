import type { ReactNode } from 'react';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

interface ButtonContentProps {
  /** Given where the words are the name of a button that runs. */
  id?: string;
  children: ReactNode;
  isPending?: boolean;
}

/** What every button holds: its content, and the ring over it while an action runs. React Aria announces the ring. */
export function ButtonContent({ id, children, isPending = false }: ButtonContentProps) {
  const messages = useMessages('Button', en.Button);
  return (
    <>
      <span id={id} className={styles.content}>
        {children}
      </span>
      {isPending && (
        <span className={styles.pending}>
          <Spinner size="sm" label={messages.pending} />
        </span>
      )}
    </>
  );
}
