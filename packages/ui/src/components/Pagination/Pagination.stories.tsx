import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { LoadMore } from './LoadMore.tsx';
import { Pagination } from './Pagination.tsx';

function Turning({ page: first, ...pagination }: ComponentProps<typeof Pagination>) {
  const [page, setPage] = useState(first);
  const onPageChange = (next: number) => {
    setPage(next);
    pagination.onPageChange(next);
  };
  return <Pagination {...pagination} page={page} onPageChange={onPageChange} />;
}

const meta = {
  component: Pagination,
  args: { page: 6, count: 12, onPageChange: fn() },
  render: (args) => <Turning {...args} />,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(7);
    canvas.getByRole('button', { name: 'Page 12' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(12);
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};

export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  },
};

/** While a page loads, presses are ignored. */
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 7' }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

/** For lists of which only a cursor is known. */
export const More: Story = {
  render: (args) => <LoadMore hasMore onLoadMore={() => args.onPageChange(2)} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.onPageChange).toHaveBeenCalledOnce();
  },
};

export const MoreStates: Story = {
  render: () => (
    <Stack>
      <LoadMore hasMore isLoading onLoadMore={fn()} />
      <LoadMore hasMore error="Failed to fetch deposits" onLoadMore={fn()} />
      <LoadMore hasMore={false} onLoadMore={fn()} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch deposits')).toBeVisible();
    await expect(canvas.getByText('That’s all')).toBeVisible();
  },
};

/** A page beyond the last counts as the last; without pages, or with an invalid number, nothing is shown. */
export const BadInput: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      <Pagination {...args} page={99} count={3} label="Beyond" />
      <Pagination {...args} page={Number.NaN} count={3} label="No page" />
      <Pagination {...args} page={1} count={Number.NaN} label="No count" />
      <Pagination {...args} page={1} count={-4} label="Below none" />
      <Pagination {...args} page={1} count={Number.POSITIVE_INFINITY} label="Without end" />
    </>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'));
    await expect(names).toEqual(['Beyond', 'No page']);
    const current = canvas.getAllByRole('button', { current: 'page' }).map((button) => button.textContent);
    await expect(current).toEqual(['3', '1']);
  },
};

/** Many pages in a narrow container: the number of pages is shown between the arrows. */
export const LongText: Story = {
  args: { page: 123456, count: 1234567 },
  render: (args) => (
    <Frame>
      <Turning {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('123,456 / 1,234,567')).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

/** First, middle and last page, wide and narrow. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: ({ onPageChange }) => (
    <Stack gap="6">
      {[1, 6, 12].map((page) => (
        <Pagination key={page} page={page} count={12} label={`On page ${page}`} onPageChange={onPageChange} />
      ))}
      <Frame>
        <Pagination page={6} count={12} label="Narrow" onPageChange={onPageChange} />
      </Frame>
      <LoadMore hasMore onLoadMore={fn()} />
    </Stack>
  ),
};
