import type { OnRealBackend, StoryBackend } from '../../../../apps/web/src/stories/storyBackend.ts';
import { backendClient, readAnswer } from './backendClient.ts';
import { type StartingBackend, startBackend } from './startBackend.ts';
import { withPhotos } from './withPhotos.ts';

/** What a story needs of the real backend. */
export interface StoryNeeds extends OnRealBackend {
  /** Whether its page needs a login. */
  readonly isMember: boolean;
}

const HOUR_MS = 3_600_000;

/** One backend for all stories of the page. Null before the first, and after a failure. */
let running: StartingBackend | null = null;

/**
 * Opens the real backend for a story, with the sample data of the demo as they were at the start: nothing that an earlier story did
 * is left. Rejects with a sentence if the browser cannot run it.
 */
export async function openStory(needs: StoryNeeds): Promise<StoryBackend> {
  const isFirst = running === null;
  running ??= startBackend();
  const mine = running;
  try {
    const { fetch, reset } = await mine.opened;
    // The backend answers later calls from the new database.
    if (!isFirst) reset();
    return { fetch: withPhotos(fetch), ...(await enter(fetch, needs)) };
  } catch (error) {
    mine.stop();
    if (running === mine) running = null;
    throw error;
  }
}

/** Signs the demo investor in, if the page needs a login, and creates the data that it needs. */
async function enter(
  fetch: StoryBackend['fetch'],
  { isMember, prepare }: StoryNeeds,
): Promise<Pick<StoryBackend, 'session' | 'state'>> {
  if (!isMember) {
    // Also waits for the new database.
    await readAnswer(backendClient(fetch, null).GET('/options'));
    return { session: [] };
  }
  const { token, user, expiresIn } = await readAnswer(
    backendClient(fetch, null).POST('/demo/continue-as', { body: { as: 'amelia' } }),
  );
  const state = await prepare?.({ client: backendClient(fetch, token), userId: user._id });
  return {
    session: [
      ['token', token],
      ['expiry', String(Date.now() + expiresIn * HOUR_MS)],
    ],
    ...(state && { state }),
  };
}
