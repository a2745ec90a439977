import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** A test of the typefaces, with nothing to look at. */
const meta = {
  title: 'Tests/Typeface',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;

export default meta;

/** The fallback font is as wide as Inter, so that line breaks do not change when Inter arrives. */
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
    const width = (testId: string) => canvas.getByTestId(testId).getBoundingClientRect().width;
    const ratio = width('Inter Fallback') / width('Inter Variable');
    await expect(Math.abs(ratio - 1), `${ratio} times as wide`).toBeLessThan(0.01);
  },
};

/** [SET-2] Arabic has its own font, in all weights of the scale; its letters join (P-60). */
export const Arabic: StoryObj = {
  globals: { locale: 'ar-AE' },
  render: () => <p data-testid="words">لوحة التحكم</p>,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByTestId('words')).fontFamily).toContain('Readex Pro Variable');
    for (const weight of [400, 500, 600]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const faces = await document.fonts.load(`${weight} 16px "Readex Pro Variable"`, 'لوحة');
      await expect(faces.map(({ status }) => status)).toEqual(['loaded']);
    }
    await expect(await document.fonts.load('16px "Readex Pro Variable"', 'Dashboard \u200E\u2011 1,250.00')).toEqual(
      [],
    );
  },
};
