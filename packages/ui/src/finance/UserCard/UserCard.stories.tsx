import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { UserCard } from './UserCard.tsx';

const meta = {
  component: UserCard,
  args: { firstName: 'Amelia', lastName: 'Rosenthal', detail: 'Starter plan' },
  argTypes: { detail: { control: false } },
  decorators: [
    (Story) => (
      <Frame width={232}>
        <Story />
      </Frame>
    ),
  ],
} satisfies Meta<typeof UserCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [SIDE-3] Cut off after seven characters, read in full. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amelia Rosenth..')).toBeVisible();
    await expect(canvas.getByText('Amelia Rosenthal')).toBeInTheDocument();
  },
};

export const Photo: Story = {
  args: {
    photoUrl:
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23b4bed2"/%3E%3C/svg%3E',
  },
};

/** [SIDE-3] No dots if nothing was cut off. */
export const ShortName: Story = {
  args: { firstName: 'Ana', lastName: 'Lovelac' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ana Lovelac')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    firstName: 'Wolfeschlegelstein',
    lastName: 'Hausenbergerdorff',
    detail: 'The plan with the longest name of all',
  },
};

export const NameOnly: Story = { render: () => <UserCard firstName="Amelia" lastName="Rosenthal" /> };

export const AsLink: Story = {
  args: { href: '#profile' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Amelia Rosenthal/ });
    await expect(link).toHaveAttribute('href', '#profile');
  },
};

export const RightToLeft: Story = {
  args: { firstName: 'عبدالرحمن', lastName: 'الهاشمي', detail: 'خطة البداية' },
  globals: { locale: 'ar-AE' },
};

/** Shortened names, full names, no detail, a link. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <>
      <UserCard {...args} />
      <UserCard firstName="Ana" lastName="Lovelac" detail="Growth plan" />
      <UserCard firstName="Ana" lastName="Lovelac" />
      <UserCard firstName="Ana" lastName="Lovelac" detail="Growth plan" href="#profile" />
    </>
  ),
};
