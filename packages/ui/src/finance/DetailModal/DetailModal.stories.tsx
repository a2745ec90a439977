import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { DialogTrigger } from '../../components/Dialog/index.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { framed } from '../../docs/framed.ts';
import { Money } from '../Money/Money.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { DetailModal } from './DetailModal.tsx';

const meta = {
  component: DetailModal,
  parameters: framed(420),
  args: { title: 'Address', onOpenChange: fn() },
  argTypes: { value: { control: false }, note: { control: false }, actions: { control: false } },
} satisfies Meta<typeof DetailModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [MODAL-1] Closed until the row is pressed, then shows its name and value; Escape closes it and returns the focus. */
export const Default: Story = {
  args: { value: '14 Harbour Road, Lisboa' },
  render: (args) => (
    <DialogTrigger>
      <Button tone="neutral" appearance="soft">
        Address
      </Button>
      <DetailModal {...args} />
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    const row = canvas.getByRole('button', { name: 'Address' });
    await userEvent.click(row);
    const dialog = await screen.findByRole('dialog', { name: 'Address' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent('14 Harbour Road, Lisboa');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(row).toHaveFocus());
  },
};

const shown: NonNullable<Story['play']> = async ({ args }) => {
  await waitFor(() => expect(screen.getByRole('dialog', { name: args.title })).toBeVisible());
};

/** [CARD-3] */
export const WithNoteAndAction: Story = {
  args: {
    isOpen: true,
    title: 'Password',
    value: '••••••••',
    note: 'We can’t show your password.',
    actions: <LinkButton href="#change-password">Change password</LinkButton>,
  },
  play: shown,
};

/** A note that contains more than text. */
export const WithARichNote: Story = {
  args: {
    isOpen: true,
    value: '14 Harbour Road, Lisboa',
    note: (
      <Inline gap="2">
        <StatusBadge status="pending" /> A letter is on its way.
      </Inline>
    ),
  },
  play: shown,
};

/** All facts about a deposit (DEP-1). */
export const WithItems: Story = {
  args: {
    isOpen: true,
    title: 'Deposit 7c1e90aa',
    items: [
      { term: 'Amount', value: <Money cents={200000} /> },
      { term: 'Date', value: 'Nov 18, 2026' },
      { term: 'Payment method', value: 'Bitcoin' },
      { term: 'Deposit Status', value: <StatusBadge status="pending" /> },
    ],
  },
  play: async (context) => {
    await shown(context);
    await expect(screen.getByText('$2,000.00')).toBeVisible();
  },
};

/** [MODAL-3] Beside the list in which the row is. */
export const Side: Story = {
  args: { ...WithItems.args, placement: 'side' },
  play: async (context) => {
    await shown(context);
    const sheet = screen.getByRole('dialog').parentElement as HTMLElement;
    // At the inline end, which is the left where the language is written from right to left.
    const isRtl = document.documentElement.dir === 'rtl';
    await waitFor(() => {
      const { left, right } = sheet.getBoundingClientRect();
      return expect(Math.round(isRtl ? left : innerWidth - right)).toBe(0);
    });
  },
};

/** Without a value, and with only spaces. */
export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isOpen: true, value: '   ' },
  play: async (context) => {
    await shown(context);
    await expect(screen.getByText('---')).toBeVisible();
  },
};

/** Open, with the focus inside. */
export const States: Story = {
  args: { isOpen: true, value: '14 Harbour Road, Lisboa' },
  play: async (context) => {
    await shown(context);
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  },
};

/** Ten thousand characters scroll inside. */
export const LongText: Story = {
  args: { isOpen: true, value: 'Rosenthal'.repeat(1111), actions: <Button>Edit</Button> },
  play: async (context) => {
    await shown(context);
    const edit = screen.getByRole('button', { name: 'Edit' });
    await waitFor(() => expect(edit.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { isOpen: true, title: 'العنوان', value: '١٤ شارع الميناء' },
  globals: { locale: 'ar-AE' },
  play: shown,
};

/** At the side; Modal has the picture of one in the middle. */
export const Matrix: Story = { ...Side, tags: ['vrt'] };

/** Open from the start. */
export const Open: Story = { args: { isOpen: true, value: '14 Harbour Road, Lisboa' } };
