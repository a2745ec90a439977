/** The toolbar's choices that the app in the frame follows. */
export type FollowedGlobals = Readonly<Record<string, unknown>>;

/** The app of a walk, open in its frame. */
export interface WalkedApp {
  /** Does a step on the app's page. Resolves with null, or with the sentence that says why it could not be done. */
  readonly perform: (step: number) => Promise<string | null>;
  readonly follow: (globals: FollowedGlobals) => void;
}

/** What the page in the frame tells the page around it. */
export type FrameNews =
  | { readonly state: 'starting' }
  | { readonly state: 'opened'; readonly app: WalkedApp }
  | { readonly state: 'failed'; readonly reason: string };

const EVENT = 'keel/walk';

/** Called in the frame. Both pages are of one origin, so the app is handed over as it is. */
export function tellWalk(news: FrameNews): void {
  window.frameElement?.dispatchEvent(new CustomEvent(EVENT, { detail: news }));
}

/** Called in the page around the frame. Returns what ends the listening. */
export function listenToFrame(frame: HTMLIFrameElement, take: (news: FrameNews) => void): () => void {
  const listener = (event: Event) => take((event as CustomEvent<FrameNews>).detail);
  frame.addEventListener(EVENT, listener);
  return () => frame.removeEventListener(EVENT, listener);
}
