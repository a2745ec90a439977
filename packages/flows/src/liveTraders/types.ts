export interface LiveTradersInput {
  /** The stored value (DASH-4). */
  readonly start: number;
}

export interface LiveTradersContext {
  readonly count: number;
}

export type LiveTradersEvent =
  | { readonly type: 'hidden' }
  | { readonly type: 'visible' }
  /** Another tab stored a value. */
  | { readonly type: 'storageChanged'; readonly count: number };

/** Asks the app to store the counter in the browser; if that fails, nothing changes here. */
export interface PersistCount {
  readonly type: 'persistCount';
  readonly count: number;
}
export type LiveTradersEmitted = PersistCount;
