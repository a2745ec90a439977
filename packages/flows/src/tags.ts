/**
 * What a state means for a screen: `busy` a call is running, `modal` a message to dismiss, `loading` no page yet,
 * `blocked` cannot continue.
 */
export type FlowTag = 'busy' | 'modal' | 'loading' | 'blocked';
/** Every state has one sentence for the README. */
export interface StateMeta {
  readonly doc: string;
}
