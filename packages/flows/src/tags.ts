/** What a state means to a screen: `busy` a call runs, `modal` words to dismiss, `loading` no page yet, `blocked` cannot go on. */
export type FlowTag = 'busy' | 'modal' | 'loading' | 'blocked';
/** Every state carries one sentence for its README. */
export interface StateMeta {
  readonly doc: string;
}
