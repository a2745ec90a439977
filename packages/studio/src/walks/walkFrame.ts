/** The values of the toolbar that the app in the frame follows. */
export type FollowedGlobals = Readonly<Record<string, unknown>>;

/** The app of a walk, open in its frame. */
export interface WalkedApp {
  /** Performs a step on the app's page. Resolves with null, or with a sentence that says why it failed. */
  readonly perform: (step: number) => Promise<string | null>;
  readonly follow: (globals: FollowedGlobals) => void;
}

/** The state of the page in the frame, of which it notifies the page around it. */
export type FrameState =
  | { readonly state: 'starting' }
  | { readonly state: 'opened'; readonly app: WalkedApp }
  | { readonly state: 'failed'; readonly reason: string };

const EVENT = 'keel/walk';

/** Called in the frame. Both pages have the same origin, so the app object itself is passed. */
export function notifyWalk(frameState: FrameState): void {
  window.frameElement?.dispatchEvent(new CustomEvent(EVENT, { detail: frameState }));
}

/** Called in the page around the frame. Returns the function that stops listening. */
export function listenToFrame(frame: HTMLIFrameElement, onChange: (frameState: FrameState) => void): () => void {
  const listener = (event: Event) => onChange((event as CustomEvent<FrameState>).detail);
  frame.addEventListener(EVENT, listener);
  return () => frame.removeEventListener(EVENT, listener);
}
