import { createContext } from 'react';
import type { Client } from '../api/client.ts';
import type { StorageKey } from '../platform/storage.ts';

/** A real backend for one story, in place of its fixed answers. */
export interface StoryBackend {
  readonly fetch: (request: Request) => Promise<Response>;
  /** The session of the demo investor; empty for a page without a login. */
  readonly session: readonly (readonly [StorageKey, string])[];
  /** The navigation state that the previous page left, for a page that needs real data in it. @default that of the story */
  readonly state?: Readonly<Record<string, string>>;
}

/** The real backend of the story; null while it shows fixed answers. */
export const StoryBackendContext = createContext<StoryBackend | null>(null);

/** Somebody who is signed in on the real backend. */
export interface StoryInvestor {
  readonly client: Client;
  readonly userId: string;
}

/** How a story runs on the real backend: the value of the parameter `realBackend`. */
export interface OnRealBackend {
  /** Creates the data that the page needs and returns its navigation state. @default nothing */
  readonly prepare?: (investor: StoryInvestor) => Promise<Readonly<Record<string, string>>>;
}
