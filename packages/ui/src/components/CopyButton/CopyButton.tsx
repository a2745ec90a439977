import { type ReactElement, useEffect, useState } from 'react';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import type { ButtonAppearance } from '../Button/appearance.ts';
import { Button } from '../Button/Button.tsx';
import type { IconProps } from '../Icon/Icon.tsx';
import { AlertIcon, CheckIcon, CopyIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CopyButton.css.ts';

export interface CopyButtonProps extends RootProps<HTMLButtonElement>, Pick<ButtonAppearance, 'appearance' | 'size'> {
  /** The text to copy. With an empty text the button reports a failure. */
  text: string;
  /** What pressing does: 'Copy Address'. @default 'Copy' in the reader's language */
  label?: string;
  /** The meaning of the action, as of Button. @default 'neutral' */
  tone?: NonNullable<ButtonAppearance['tone']>;
  /** Shows the icon only, with the label as accessible name. @default false */
  isIconOnly?: boolean;
  /** Announced to screen readers on success. @default 'Copied!' in the reader's language */
  announcement?: string;
  /** Called after the text has been copied. */
  onCopy?: () => void;
}

type State = 'idle' | 'copied' | 'failed';

/** How long the result is shown (CONST-1), in ms. */
const RESET_AFTER_MS = 2000;

const STATES: readonly State[] = ['idle', 'copied', 'failed'];

const ICON: Record<State, ReactElement<IconProps>> = {
  idle: <CopyIcon />,
  copied: <CheckIcon />,
  failed: <AlertIcon />,
};

/** Copies a text and shows for 2 s whether that worked (CONST-1), also to screen readers. */
export function CopyButton({
  text,
  label,
  tone = 'neutral',
  appearance = 'soft',
  size = 'md',
  isIconOnly = false,
  announcement,
  onCopy,
  ...element
}: CopyButtonProps) {
  const messages = useMessages('CopyButton', en.CopyButton);
  // Each press creates a new result, so that a second press restarts the 2 s.
  const [answer, setAnswer] = useState<{ readonly state: State }>({ state: 'idle' });
  const { state } = answer;
  const labels = { idle: label ?? messages.copy, copied: messages.copied, failed: messages.failed };

  useEffect(() => {
    if (answer.state === 'idle') return undefined;
    const timer = setTimeout(() => setAnswer({ state: 'idle' }), RESET_AFTER_MS);
    return () => clearTimeout(timer);
  }, [answer]);

  const copy = async () => {
    const isCopied = await writeToClipboard(text);
    setAnswer({ state: isCopied ? 'copied' : 'failed' });
    if (isCopied) onCopy?.();
  };
  const announcementByState = { idle: '', copied: announcement ?? labels.copied, failed: labels.failed }[state];
  const press = { ...element, onPress: () => void copy() };

  return (
    <>
      {isIconOnly ? (
        <IconButton {...press} tone={tone} appearance={appearance} size={size} label={labels.idle} icon={ICON[state]} />
      ) : (
        <Button {...press} tone={tone} appearance={appearance} size={size} iconStart={ICON[state]}>
          {/* All labels occupy the same space, so that the button keeps its width. */}
          <span className={styles.texts}>
            {STATES.map((each) => (
              <span key={each} className={styles.word({ isShown: each === state })}>
                {labels[each]}
              </span>
            ))}
          </span>
        </Button>
      )}
      <output>
        <VisuallyHidden>{announcementByState}</VisuallyHidden>
      </output>
    </>
  );
}

/** Returns whether the text was copied; copying fails without https or without permission. */
async function writeToClipboard(text: string): Promise<boolean> {
  if (text === '') return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
