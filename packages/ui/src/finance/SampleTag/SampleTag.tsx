import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import * as styles from './SampleTag.css.ts';

export interface SampleTagProps {
  /** @default 'Sample' in the reader's language */
  children?: ReactNode;
  /** Why the figure is one; said to all. @default that no data stands behind it, in the reader's language */
  explanation?: string;
}

/**
 * Marks a figure without a source (DASH-3, HONEST-2). It explains itself on hover, focus and press, and a screen reader
 * reads the explanation in place.
 */
export function SampleTag({ children, explanation }: SampleTagProps) {
  const messages = useMessages('SampleTag');
  const [isOpen, setOpen] = useState(false);
  const words = explanation ?? messages.explanation;
  return (
    <span className={styles.root}>
      <TooltipTrigger isOpen={isOpen} onOpenChange={setOpen} delay={300} shouldCloseOnPress={false}>
        <Button className={styles.tag} onPress={() => setOpen(true)}>
          {children ?? messages.label}
        </Button>
        <Tooltip offset={6} className={styles.tip}>
          {words}
        </Tooltip>
      </TooltipTrigger>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
