import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { Matrix as Combinations, Row } from '../../test/Matrix.tsx';
import { Sparkline } from './Sparkline.tsx';

/** A sample week of hourly prices. */
const week = (drift: number) =>
  Array.from({ length: 168 }, (_, hour) => 96000 + drift * hour + 900 * Math.sin(hour / 11) + 300 * Math.sin(hour / 3));

const SIZES = ['sm', 'md', 'lg'] as const;
const COURSES = { up: week(25), down: week(-25), level: [1, 1, 1] } as const;

const meta = {
  component: Sparkline,
  args: { values: week(25), label: 'Bitcoin, 7 days' },
  argTypes: { size: { control: 'inline-radio', options: SIZES }, values: { control: false } },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [CHART-1] Its name says what it shows and how the price changed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Bitcoin, 7 days: up \d\.\d\d%$/ })).toBeVisible();
  },
};

export const Directions: Story = {
  render: () => (
    <Row>
      {Object.entries(COURSES).map(([name, values]) => (
        <Sparkline key={name} values={values} label={name} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^down: down/ })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'level: unchanged' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Frame width={320}>
      {SIZES.map((size) => (
        <Sparkline {...args} key={size} size={size} />
      ))}
    </Frame>
  ),
};

/** Beside a PercentChange it is decorative. */
export const Decorative: Story = {
  render: () => <Sparkline values={week(25)} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** No values, or invalid ones: a dashed line, never a broken path. */
export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Row>
      <Sparkline label="none" values={[]} />
      <Sparkline label="one" values={[5]} />
      <Sparkline label="broken" values={[Number.NaN, null, Number.POSITIVE_INFINITY]} />
      <Sparkline label="gaps" values={[1, Number.NaN, 3, null, 2]} />
      <Sparkline label="endless" values={[Number.MAX_VALUE, -Number.MAX_VALUE, 0]} />
    </Row>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'broken: ---' })).toBeVisible();
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity/);
  },
};

export const States: Story = { ...Impossible, play: async () => {} };

export const LongText: Story = {
  args: { label: 'A coin with a name that is longer than any other. '.repeat(200) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Time runs from left to right in every language, as on every exchange. */
export const RightToLeft: Story = { args: { label: 'بيتكوين، 7 أيام' }, globals: { locale: 'ar-AE' } };

export const Matrix: Story = {
  tags: ['vrt'],
  render: () => (
    <Combinations rows={['up', 'down', 'level'] as const} columns={SIZES}>
      {(course, size) => (
        <Frame width={180}>
          <Sparkline values={COURSES[course]} size={size} label={`${course} ${size}`} />
        </Frame>
      )}
    </Combinations>
  ),
};
