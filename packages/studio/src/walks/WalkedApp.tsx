import type { ThemeName } from '@keel/flows';
import { Box, Inline, Spinner, Text } from '@keel/ui';
import { useEffect, useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { WholeApp, type WholeAppProps } from '../../../../apps/web/src/stories/WholeApp.tsx';
import { startBackend } from '../backend/startBackend.ts';
import { createWalkBackend } from './walkBackend.ts';
import { type FollowedGlobals, notifyWalk } from './walkFrame.ts';
import { type WalkName, walks } from './walks.ts';

interface WalkedAppProps {
  readonly name: WalkName;
  readonly theme: ThemeName;
}

/** The page in the frame of a walk: the whole app with its own backend. It performs the steps for the page around it. */
export function WalkedApp({ name, theme }: WalkedAppProps) {
  const { path } = walks[name];
  const [backend, setBackend] = useState<'starting' | 'failed' | WholeAppProps['fetch']>('starting');

  useEffect(() => {
    let isStopped = false;
    notifyWalk({ state: 'starting' });
    const { opened, stop } = startBackend();
    const open = async () => {
      try {
        const { fetch } = await opened;
        if (isStopped) return;
        setBackend(() => fetch);
        notifyWalk({ state: 'opened', app: { perform: performerOf(name, fetch), follow } });
      } catch (error) {
        if (isStopped) return;
        setBackend('failed');
        notifyWalk({ state: 'failed', reason: sentenceOf(error) });
      }
    };
    void open();
    return () => {
      isStopped = true;
      stop();
    };
  }, [name]);

  if (typeof backend === 'function') return <WholeApp fetch={backend} path={path} theme={theme} />;
  return (
    <Box padding="5">
      {backend === 'starting' && (
        <Inline>
          <Spinner label="Starting" />
          <Text>
            The database starts in this page and is filled with a year of sample data. This takes a few seconds.
          </Text>
        </Inline>
      )}
    </Box>
  );
}

function performerOf(name: WalkName, fetch: WholeAppProps['fetch']) {
  const backend = createWalkBackend(fetch);
  return async (step: number): Promise<string | null> => {
    try {
      await walks[name].steps[step]?.perform(backend);
      return null;
    } catch (error) {
      return sentenceOf(error);
    }
  };
}

/** Errors of the testing library contain the whole page after their first paragraph. */
function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n\n')[0] ?? text;
}

/** Changes the values of the toolbar for this page, as the toolbar would. */
function follow(globals: FollowedGlobals): void {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals });
}
