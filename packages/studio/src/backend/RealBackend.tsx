import { Banner, Box, Button, Inline, Spinner, Text } from '@keel/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { type StoryBackend, StoryBackendContext } from '../../../../apps/web/src/stories/storyBackend.ts';
import { openStory, type StoryNeeds } from './openStory.ts';

interface RealBackendProps {
  readonly needs: StoryNeeds;
  /** The story. */
  readonly children: ReactNode;
}

type Opening = { readonly state: 'starting' } | { readonly state: 'failed'; readonly reason: string } | Opened;
type Opened = { readonly state: 'opened'; readonly backend: StoryBackend };

const STARTING: Opening = { state: 'starting' };

/** A story on the real backend, which starts in this page with the first such story and is reset before each other one. */
export function RealBackend({ needs, children }: RealBackendProps) {
  const [opening, setOpening] = useState<Opening>(STARTING);
  const [tries, setTries] = useState(0);
  // The needs of a story do not change while it is shown.
  const [ofStory] = useState(needs);

  // oxlint-disable-next-line react/exhaustive-deps -- another try opens it again
  useEffect(() => {
    let isLeft = false;
    const take = (next: Opening) => {
      if (!isLeft) setOpening(next);
    };
    openStory(ofStory).then(
      (backend) => take({ state: 'opened', backend }),
      (error: unknown) => take({ state: 'failed', reason: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isLeft = true;
    };
  }, [ofStory, tries]);

  if (opening.state === 'opened') return <StoryBackendContext value={opening.backend}>{children}</StoryBackendContext>;
  return (
    <Box padding="5" lang="en" dir="ltr">
      {opening.state === 'starting' ? (
        <Inline>
          <Spinner label="Starting" />
          <Text>The real backend starts in this page, with a year of sample data. This takes a few seconds.</Text>
        </Inline>
      ) : (
        <div role="alert">
          <Banner
            tone="negative"
            action={
              <Button
                size="sm"
                tone="neutral"
                appearance="outline"
                onPress={() => {
                  setOpening(STARTING);
                  setTries(tries + 1);
                }}
              >
                Try again
              </Button>
            }
          >
            {`The real backend could not start in this browser, so this story has no answers. ${opening.reason}`}
          </Banner>
        </div>
      )}
    </Box>
  );
}
