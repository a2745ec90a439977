import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as en from '../../i18n/messages/en.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './SampleTag.css.ts';

export interface SampleTagProps extends RootProps<HTMLSpanElement> {
  /** @default 'Sample' in the reader's language */
  children?: ReactNode;
  /** Why the figure is a sample. @default 'Sample figure with no data behind it.' in the reader's language */
  explanation?: string;
}

/**
 * Marks a figure without a source (DASH-3, HONEST-2). A tooltip explains it on hover, focus and press, and a screen reader
 * reads the explanation in place.
 */
export function SampleTag({ children, explanation, ...element }: SampleTagProps) {
  const messages = useMessages('SampleTag', en.SampleTag);
  const [isOpen, setOpen] = useState(false);
  const text = explanation ?? messages.explanation;
  return (
    <span {...element} className={styles.root}>
      <TooltipTrigger delay={300} shouldCloseOnPress={false} isOpen={isOpen} onOpenChange={setOpen}>
        {/* A finger does not hover, so a press opens the tooltip too. */}
        <Button className={styles.tag} onPress={() => setOpen(true)}>
          {children ?? messages.label}
        </Button>
        <Tooltip offset={6} className={styles.tip}>
          {text}
        </Tooltip>
      </TooltipTrigger>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
