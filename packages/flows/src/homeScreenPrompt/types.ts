export interface HomeScreenPromptInput {
  /** Whether this is an iPhone or iPad; an iPad that identifies as a Mac is recognised by its touch points. */
  readonly isIos: boolean;
  /** Whether the app runs from the home screen already. */
  readonly isStandalone: boolean;
  /** The number of visits including this one, counted once per load; null if storage is unavailable. */
  readonly visits: number | null;
}

export type HomeScreenPromptContext = HomeScreenPromptInput;

export type HomeScreenPromptEvent =
  /** The person closed the prompt. */
  | { readonly type: 'prompt.dismissed' }
  /** The app moved to the home screen. */
  | { readonly type: 'app.installed' }
  /** The page is no longer visible. */
  | { readonly type: 'page.hidden' };
