import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** A test over the typefaces and nothing to look at. */
const meta = {
  title: 'test/Typeface',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;

export default meta;

/** What is drawn until Inter has come is as wide as Inter, so that no line breaks elsewhere when it does. */
export const FallbackFits: StoryObj = {
  render: () => (
    <>
      {['Inter Variable', 'Inter Fallback'].map((fontFamily) => (
        <div key={fontFamily}>
          <span data-testid={fontFamily} style={{ fontFamily, whiteSpace: 'nowrap' }}>
            Your deposit of $1,250.00 was confirmed and stands in your balance
          </span>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const width = (face: string) => canvas.getByTestId(face).getBoundingClientRect().width;
    const ratio = width('Inter Fallback') / width('Inter Variable');
    await expect(Math.abs(ratio - 1), `${ratio} times as wide`).toBeLessThan(0.01);
  },
};
