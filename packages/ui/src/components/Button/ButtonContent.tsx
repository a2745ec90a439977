'use no memo';

import type { ReactNode } from 'react';
import * as styles from './Button.css.ts';
import { PendingRing } from './PendingRing.tsx';

interface ButtonContentProps {
  /** Given where the words are the name of a button that runs. */
  id?: string | undefined;
  children: ReactNode;
  /** The `id` of the ring while the action runs. @default none: it does not run */
  ringId?: string | undefined;
}

/** What every button holds: its content, and the ring over it while an action runs. */
export function ButtonContent({ id, children, ringId }: ButtonContentProps) {
  return (
    <>
      <span id={id} className={styles.content}>
        {children}
      </span>
      {ringId !== undefined && <PendingRing id={ringId} />}
    </>
  );
}
