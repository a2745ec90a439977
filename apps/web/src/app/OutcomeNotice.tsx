import { Banner, Box, Button } from '@keel/ui';
import { useSay } from './wordsHook.ts';

interface OutcomeNoticeProps {
  /** What a flow says while it does not know how its last try ended; '' is nothing. */
  readonly notice: string;
  /** A button that looks again. @default none: that goes on by itself */
  readonly check?: { readonly label: string; readonly onPress: () => void } | null;
}

/** Stands above a form while the outcome of its last try is not known, so that nobody sends money twice. */
export function OutcomeNotice({ notice, check = null }: OutcomeNoticeProps) {
  const say = useSay();
  return (
    // The place is there before the words are, or they would not be read aloud.
    <output>
      {notice !== '' && (
        <Box paddingBlock="3">
          <Banner
            tone="warning"
            action={
              check && (
                <Button size="sm" tone="neutral" appearance="soft" onPress={check.onPress}>
                  {check.label}
                </Button>
              )
            }
          >
            {say(notice)}
          </Banner>
        </Box>
      )}
    </output>
  );
}
