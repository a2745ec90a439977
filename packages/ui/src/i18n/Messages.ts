import type * as en from './messages/en.ts';

/** The words of all components in one language, by component: what a catalogue of `@keel/ui/messages/*` holds. */
export type Messages = typeof en;
