export const MessageModal = {
  accept: 'Got it!',
  label: 'Message',
  /** What the icon says. */
  tones: { accent: 'Note', positive: 'Done', negative: 'Error', warning: 'Warning' },
};
