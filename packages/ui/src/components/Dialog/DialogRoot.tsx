'use no memo';

import { type ReactNode, type Ref, use, useEffect } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import type { DialogProps as AriaDialogProps } from 'react-aria-components/Dialog';
import * as styles from './Dialog.css.ts';
import { OpenerContext, TakeFocusContext } from './opener.ts';

interface DialogRootProps extends Omit<AriaDialogProps, 'children' | 'className' | 'style' | 'render'> {
  /** The `id` of its title; without one it has an `aria-label`, or else the name of what opened it. */
  titleId?: string;
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * The element of a dialog. It takes the focus as it comes, unless something in it did. The Dialog of React Aria draws twice
 * to find out whether there is a title, which is known here.
 */
export function DialogRoot({
  titleId,
  className = styles.root,
  role = 'dialog',
  slot,
  isEntering: _entering,
  children,
  ref,
  ...dialog
}: DialogRootProps) {
  const opener = use(OpenerContext);
  const section = useObjectRef(ref);
  const takeFocus = use(TakeFocusContext);
  useEffect(() => {
    const { current } = section;
    return !current || current.contains(document.activeElement) ? undefined : takeFocus(current);
  }, [section, takeFocus]);
  const label = dialog['aria-label'];
  return (
    <section
      {...(opener?.trigger && { id: opener.trigger.dialogId })}
      {...dialog}
      {...(slot && { slot })}
      role={role}
      tabIndex={-1}
      aria-labelledby={dialog['aria-labelledby'] ?? titleId ?? (label ? undefined : opener?.trigger?.buttonId)}
      ref={section}
      className={className}
    >
      {children}
    </section>
  );
}
