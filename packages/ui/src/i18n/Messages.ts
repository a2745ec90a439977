import type * as en from './messages/en.ts';

/** The texts of all components in one language, by component: the content of a catalogue of `@keel/ui/messages/*`. */
export type Messages = typeof en;
