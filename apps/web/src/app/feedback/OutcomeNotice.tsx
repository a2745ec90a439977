import { Banner, Box, Button } from '@keel/ui';
import { useRef } from 'react';
import { useTranslate } from '../i18n/createWordsHook.ts';

interface OutcomeNoticeProps {
  /** The flow's notice while the outcome of its last attempt is unknown; '' for none. */
  readonly notice: string;
  /** A button that looks up the outcome. @default none: the flow looks it up by itself */
  readonly check?: { readonly label: string; readonly onPress: () => void } | null;
}

/** Notice above a form while the outcome of its last attempt is unknown, so that nobody sends money twice. */
export function OutcomeNotice({ notice, check = null }: OutcomeNoticeProps) {
  const translate = useTranslate();
  const outputRef = useRef<HTMLOutputElement>(null);
  return (
    // The live region has to exist before its text, or screen readers would not announce it.
    <output ref={outputRef} tabIndex={-1}>
      {notice !== '' && (
        <Box paddingBlock="3">
          <Banner
            tone="warning"
            action={
              check && (
                <Button
                  size="sm"
                  tone="neutral"
                  appearance="soft"
                  onPress={() => {
                    // The button goes while the outcome is looked up.
                    outputRef.current?.focus();
                    check.onPress();
                  }}
                >
                  {check.label}
                </Button>
              )
            }
          >
            {translate(notice)}
          </Banner>
        </Box>
      )}
    </output>
  );
}
