import type { Decorator } from '@storybook/react-vite';

/** The story as wide as the content of the smallest phone, 288 px: long words wrap, nothing is cut. */
export const narrow: Decorator = (Story) => (
  <div style={{ inlineSize: 288 }}>
    <Story />
  </div>
);

/** The story as wide as a form, 400 px at most. */
export const formWidth: Decorator = (Story) => (
  <div style={{ inlineSize: 400, maxInlineSize: '100%' }}>
    <Story />
  </div>
);
