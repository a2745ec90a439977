import { type ReactElement, useEffect, useState } from 'react';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import { Button } from '../Button/Button.tsx';
import type { ButtonLook } from '../Button/look.ts';
import type { IconProps } from '../Icon/Icon.tsx';
import { AlertIcon, CheckIcon, CopyIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CopyButton.css.ts';

export interface CopyButtonProps extends RootProps<HTMLButtonElement>, Pick<ButtonLook, 'appearance' | 'size'> {
  /** What is put on the clipboard. Nothing can be copied of an empty text: the press says so. */
  text: string;
  /** What pressing does: 'Copy Address'. @default 'Copy' in the reader's language */
  label?: string;
  /** @default 'neutral' */
  tone?: NonNullable<ButtonLook['tone']>;
  /** Only the sign; the label is its name. @default false */
  isIconOnly?: boolean;
  /** What a screen reader hears when it worked. @default 'Copied!' in the reader's language */
  announcement?: string;
  /** The text is on the clipboard. */
  onCopy?: () => void;
}

type State = 'idle' | 'copied' | 'failed';

/** How long the answer stands (CONST-1), in ms. */
const ANSWER = 2000;

const STATES: readonly State[] = ['idle', 'copied', 'failed'];

const ICON: Record<State, ReactElement<IconProps>> = {
  idle: <CopyIcon />,
  copied: <CheckIcon />,
  failed: <AlertIcon />,
};

/** Copies a text and says for 2 s whether it worked (CONST-1), to the eye and to a screen reader. */
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
  // Each press has an answer of its own, so that the second of two begins its 2 s anew.
  const [answer, setAnswer] = useState<{ readonly state: State }>({ state: 'idle' });
  const { state } = answer;
  const words = { idle: label ?? messages.copy, copied: messages.copied, failed: messages.failed };

  useEffect(() => {
    if (answer.state === 'idle') return undefined;
    const timer = setTimeout(() => setAnswer({ state: 'idle' }), ANSWER);
    return () => clearTimeout(timer);
  }, [answer]);

  const copy = async () => {
    const isCopied = await put(text);
    setAnswer({ state: isCopied ? 'copied' : 'failed' });
    if (isCopied) onCopy?.();
  };
  const said = { idle: '', copied: announcement ?? words.copied, failed: words.failed }[state];
  const press = { ...element, onPress: () => void copy() };

  return (
    <>
      {isIconOnly ? (
        <IconButton {...press} tone={tone} appearance={appearance} size={size} label={words.idle} icon={ICON[state]} />
      ) : (
        <Button {...press} tone={tone} appearance={appearance} size={size} iconStart={ICON[state]}>
          {/* All stand in one place, so that the button keeps its width. */}
          <span className={styles.words}>
            {STATES.map((each) => (
              <span key={each} className={styles.word({ isShown: each === state })}>
                {words[each]}
              </span>
            ))}
          </span>
        </Button>
      )}
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
    </>
  );
}

/** Whether the text got there: without https, or where the browser forbids it, it does not. */
async function put(text: string): Promise<boolean> {
  if (text === '') return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
