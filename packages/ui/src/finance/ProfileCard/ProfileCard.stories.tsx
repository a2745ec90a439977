import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Badge } from '../../components/Badge/Badge.tsx';
import { CheckIcon } from '../../components/Icon/icons.ts';
import { Frame } from '../../test/Frame.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileCardSkeleton } from './ProfileCardSkeleton.tsx';

const meta = {
  component: ProfileCard,
  args: {
    firstName: 'Amelia',
    lastName: 'Rosenthal',
    email: 'amelia@example.com',
    nid: '••••• 4821',
    country: 'Portugal',
    state: 'Lisboa',
    address: '14 Harbour Road, 1200-109',
    editHref: '#registeration',
    photoHref: '#profilephoto',
    passwordHref: '#change-password',
    onShowNid: fn(),
  },
  argTypes: { verification: { control: false } },
} satisfies Meta<typeof ProfileCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const framed: Story['render'] = (args) => (
  <Frame width={344}>
    <ProfileCard {...args} />
  </Frame>
);

/**
 * [CARD-1] [CARD-2] [CARD-4] Shortened visually, read in full; a row opens its label and value, with a way to change it.
 */
export const Default: Story = {
  render: framed,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Amelia Rosentha')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Amelia Rosenthal' })).toBeVisible();
    await expect(canvas.getByText('amelia@example.…')).toBeVisible();
    await expect(canvas.getByText('amelia@example.com')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Edit photo' })).toHaveAttribute('href', '#profilephoto');
    await expect(canvas.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '#registeration');

    const row = canvas.getByRole('button', { name: 'Address 14 Harbour Road, 1200-109' });
    await expect(row).toHaveTextContent('14 Harbour Roa…');
    await userEvent.click(row);
    const dialog = await screen.findByRole('dialog', { name: 'Address' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent('14 Harbour Road, 1200-109');
    await expect(within(dialog).getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '#registeration');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(row).toHaveFocus());
  },
};

export const Level: Story = {
  args: { level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0);
  },
};

/** [CARD-1] No ellipsis if nothing was cut off. */
export const Short: Story = {
  args: { firstName: 'Ana', lastName: 'Lovelace', email: 'ana@example.co', address: '14 Harbour St.' },
  render: framed,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Ana Lovelace' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('…');
  },
};

/** [CARD-3] Dots, and a modal that says why and offers to change the password. */
export const Password: Story = {
  render: framed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Password Hidden' }));
    const dialog = await screen.findByRole('dialog', { name: 'Password' });
    await waitFor(() => expect(dialog).toHaveTextContent('can’t show your password'));
    await expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '#change-password');
  },
};

/** [CARD-3] Masked, as the server sends it; the whole number is requested. */
export const IdentityNumber: Story = {
  render: framed,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'NID ends in 4821' }));
    const dialog = await screen.findByRole('dialog', { name: 'NID' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Show NID' }));
    await expect(args.onShowNid).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Verified: Story = {
  args: {
    verification: (
      <Badge tone="positive" icon={<CheckIcon />}>
        Verified
      </Badge>
    ),
  },
  render: framed,
};

/** [CARD-5] Eight cards. */
export const Loading: Story = {
  render: () => <ProfileCardSkeleton />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvasElement.querySelector('[aria-busy]')?.lastElementChild?.children).toHaveLength(8);
  },
};

/** [CARD-1] A photo that fails to load, and no known values yet. */
export const Missing: Story = {
  args: {
    firstName: '',
    lastName: ' ',
    email: '',
    photoUrl: 'data:image/png;base64,broken',
    nid: null,
    country: null,
    state: '',
    address: null,
  },
  render: framed,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'NID ---' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '---' })).toBeVisible();
  },
};

/** Rows in the states that React Aria marks. */
export const States: Story = {
  render: framed,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Country/ }).dataset.hovered = 'true';
    canvas.getByRole('button', { name: /^State/ }).dataset.pressed = 'true';
    canvas.getByRole('button', { name: /^Address/ }).dataset.focusVisible = 'true';
  },
};

export const LongText: Story = {
  args: {
    firstName: 'Rosenthal'.repeat(1111),
    email: `${'amelia.'.repeat(1400)}@example.com`,
    nid: `••••• ${'4821'.repeat(2500)}`,
    country: 'Portugal '.repeat(1111),
    address: '14 Harbour Road '.repeat(625),
  },
  render: (args) => (
    <Frame width={288}>
      <ProfileCard {...args} />
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { firstName: 'عبدالرحمن', lastName: 'الهاشمي', country: 'البرتغال', state: 'لشبونة' },
  globals: { locale: 'ar-AE' },
  render: framed,
};

export const Matrix: Story = { ...Verified, tags: ['vrt'] };
