import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { List } from './List.tsx';
import { ListRow } from './ListRow.tsx';
import { ListRowSkeleton } from './ListRowSkeleton.tsx';

interface Asset {
  readonly code: string;
  readonly name: string;
  readonly value: string;
  readonly amount: string;
}

const ASSETS: readonly Asset[] = [
  { code: 'BTC', name: 'Bitcoin', value: '$12,480.50', amount: '0.129451' },
  { code: 'ETH', name: 'Etheruem', value: '$3,204.11', amount: '1.204' },
  { code: 'SOL', name: 'Solana', value: '$0.00', amount: '0' },
];

const pressed = fn();

const texts = ({ code, name, value, amount }: Asset) => (
  <ListRow
    start={<Avatar name={code} isDecorative />}
    title={name}
    subtitle={code}
    end={value}
    endSubtitle={`${amount} ${code}`}
  />
);

const meta = {
  component: List<Asset>,
  args: { label: 'Assets', items: ASSETS, itemKey: ({ code }) => code, children: texts },
  argTypes: { children: { control: false }, items: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Card padding="sm">
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof List<Asset>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Assets' })).toBeVisible();
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent('$12,480.50');
  },
};

export const Links: Story = {
  args: { children: ({ code, name, value }) => <ListRow title={name} end={value} href={`/wallet/${code}`} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Bitcoin/ })).toHaveAttribute('href', '/wallet/BTC');
  },
};

export const Presses: Story = {
  args: {
    children: ({ code, name, value }) => (
      <ListRow title={name} subtitle={code} end={value} onPress={() => pressed(code)} />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Bitcoin/ }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(pressed.mock.calls).toEqual([['BTC'], ['ETH']]);
  },
};

export const Loading: Story = {
  args: { items: [], isLoading: true, skeletonRows: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
};

/** A row and its skeleton have the same height. */
export const SkeletonTwin: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Stack gap="0">
      <List label="Assets" items={ASSETS.slice(0, 1)} itemKey={({ code }) => code}>
        {texts}
      </List>
      <div data-testid="twin">
        <ListRowSkeleton />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('twin').offsetHeight).toBe(canvas.getByRole('list').offsetHeight);
  },
};

export const Empty: Story = {
  args: { items: [], empty: <EmptyState title="No asset found" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No asset found' })).toBeVisible();
  },
};

/** A missing title is '---'; an item that occurs twice is shown twice. */
export const BadInput: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    items: [
      { code: 'A', name: '', value: '', amount: '' },
      { code: 'A', name: '', value: '---', amount: '' },
    ],
    children: ({ name, value }) => <ListRow title={name} end={value} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['---', '------']);
  },
};

export const LongText: Story = {
  args: {
    children: () => (
      <ListRow
        start={<Avatar name="B" isDecorative />}
        title="An asset with a name that goes on for more than one line"
        subtitle="bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"
        end="$9,007,199,254,740,993.45"
        endSubtitle="1.23456789012345678 BTC"
        href="/wallet"
      />
    ),
  },
  render: (args) => (
    <Frame>
      <List {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'الأصول',
    children: ({ code, value }) => (
      <ListRow start={<Avatar name={code} isDecorative />} title="بيتكوين" subtitle={code} end={value} href="/wallet" />
    ),
  },
  globals: { locale: 'ar-AE' },
};

/** Text, link, button, one line, skeleton. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: () => (
    <Stack gap="0">
      <List label="Assets" items={ASSETS} itemKey={({ code }) => code}>
        {texts}
      </List>
      <List label="More" items={['link', 'press', 'text'] as const} itemKey={(kind) => kind}>
        {(kind) => (
          <ListRow
            title={`One line, a ${kind}`}
            end="$2,000.00"
            {...(kind === 'link' && { href: '/wallet' })}
            {...(kind === 'press' && { onPress: pressed })}
          />
        )}
      </List>
      <ListRowSkeleton />
    </Stack>
  ),
};
