import { type Ref, useId } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useShell } from '../AppShell/shell.ts';
import { SearchIcon } from '../Icon/icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './CommandPalette.css.ts';

export interface CommandButtonProps
  extends Omit<AriaButtonProps, 'aria-label' | 'aria-labelledby' | 'children' | 'className' | 'render' | 'style'> {
  /** What the button does: 'Search'. */
  label: string;
  /** The keys that do the same: 'Ctrl K'. @default none */
  shortcut?: string;
  /** The palette is loading: presses are ignored and the spinner is announced. @default false */
  isPending?: boolean;
  /** The button element. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Opens a CommandPalette. It looks like a search field, and shows the shortcut that opens the palette from anywhere. In the
 * drawer of an AppShell it also closes the drawer.
 */
export function CommandButton({ label, shortcut, isPending = false, onPress, ...button }: CommandButtonProps) {
  const messages = useMessages('Button', en.Button);
  const shell = useShell();
  const wordsId = useId();
  return (
    <AriaButton
      {...button}
      aria-haspopup="dialog"
      // Browsers differ in whether the spinner's label is part of a name from content.
      {...(isPending && { 'aria-labelledby': wordsId })}
      isPending={isPending}
      onPress={(event) => {
        shell?.closeMenu();
        onPress?.(event);
      }}
      className={styles.button}
    >
      {isPending ? <Spinner size="sm" label={messages.pending} /> : <SearchIcon size="sm" />}
      <span id={wordsId} className={styles.buttonWords}>
        <span className={styles.buttonLabel}>{label}</span>{' '}
        {shortcut && (
          <kbd dir="ltr" className={styles.keys}>
            {shortcut}
          </kbd>
        )}
      </span>
    </AriaButton>
  );
}
