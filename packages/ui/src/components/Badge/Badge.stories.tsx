import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { Matrix as Combinations, Row } from '../../test/Matrix.tsx';
import { BellIcon, CheckIcon, ClockIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Badge } from './Badge.tsx';
import { CountBadge } from './CountBadge.tsx';

const meta = {
  component: Badge,
  args: { children: 'Confirmed' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

const TONES = ['neutral', 'accent', 'positive', 'negative', 'warning'] as const;

export const Default: Story = {
  args: { tone: 'positive', icon: <CheckIcon /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Confirmed')).toBeVisible();
  },
};

export const Tones: Story = {
  render: (args) => (
    <Row>
      {TONES.map((tone) => (
        <Badge {...args} key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Row>
  ),
};

export const Tag: Story = { args: { shape: 'tag', children: 'Simulated prices' } };

/** [DASH-9] Hidden at 0, and at most three characters. */
export const Counts: Story = {
  render: () => (
    <Row>
      {[0, 2, 99, 1200].map((count) => (
        <CountBadge key={count} count={count}>
          <IconButton label={`Notifications, ${count} unread`} icon={<BellIcon />} />
        </CountBadge>
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
    await expect(canvas.getByText('2')).toBeVisible();
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

export const LongText: Story = {
  render: () => (
    <Frame width={160}>
      <Badge tone="warning" icon={<ClockIcon />}>
        Waiting for a confirmation of the network
      </Badge>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A word is not broken to make its table column narrower. */
export const WordInOnePiece: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <div style={{ inlineSize: 'min-content' }}>
      <Badge {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const lines = document.createRange();
    lines.selectNodeContents(canvas.getByText('Confirmed'));
    await expect(lines.getClientRects()).toHaveLength(1);
  },
};

export const RightToLeft: Story = {
  args: { tone: 'warning', icon: <ClockIcon />, children: 'قيد الانتظار' },
  globals: { locale: 'ar-AE' },
};

export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Combinations rows={['pill', 'tag'] as const} columns={TONES}>
      {(shape, tone) => (
        <Badge {...args} shape={shape} tone={tone}>
          {tone}
        </Badge>
      )}
    </Combinations>
  ),
};
