import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Answer } from '../../stories/answers.ts';
import { shows } from '../../stories/flowPage.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { failure } from '../../stories/samples.ts';
import { failsWith, screenStory } from '../../stories/screenStory.ts';
import { SavedAddresses } from './SavedAddresses.tsx';

type Book = Answer<'listSavedAddresses'>;

const home = {
  _id: '0190f7c2-0000-7000-8000-0000000000f1',
  label: 'Ledger at home',
  chain: 'bitcoin',
  network: 'main',
  address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  createdAt: '2026-11-20T12:00:00Z',
} as const;
const exchange = {
  ...home,
  _id: '0190f7c2-0000-7000-8000-0000000000f2',
  label: 'المنصة',
  chain: 'ethereum',
  network: 'test',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
} as const;
const book = (...message: (typeof home | typeof exchange)[]) =>
  ({ status: 200, body: { bool: true, message } }) as Book;

/** An answer without a body. */
const removed = { status: 204, body: undefined as never } satisfies Answer<'removeSavedAddress'>;

const meta = {
  title: 'Screens/Settings, saved addresses',
  ...screenStory,
  args: {
    path: routes.settings,
    isMember: true,
    onCall: fn(),
    answers: { listSavedAddresses: book(home, exchange) },
    children: <SavedAddresses />,
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: shows('[ADDR-1] Each address with its label and network; removing one asks first.'),
  args: {
    answers: { listSavedAddresses: [book(home, exchange), book(exchange)], removeSavedAddress: removed },
  },
  play: async ({ canvas, userEvent, args }) => {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent('Bitcoin');
    await expect(rows[1]).toHaveTextContent('Ethereum, test network');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Ledger at home”' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove this saved address?' });
    await expect(args.onCall).not.toHaveBeenCalledWith('removeSavedAddress');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  },
};

export const RemovalFailed: Story = {
  parameters: shows('[ADDR-1][ERR-1] The removal failed; the question stays open.'),
  args: {
    answers: {
      listSavedAddresses: book(home),
      removeSavedAddress: { status: 500, body: failure('internal_error', 'It cannot be removed now.') },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove “Ledger at home”' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(await question.findByText('It cannot be removed now.')).toBeVisible();
  },
};

export const LongLabel: Story = {
  parameters: shows('[ADDR-1] A label of 40 characters without a space.'),
  args: { answers: { listSavedAddresses: book({ ...home, label: 'W'.repeat(40) as never }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('W'.repeat(40))).toBeVisible();
  },
};

export const Empty: Story = {
  args: { answers: {} },
  parameters: shows('[ADDR-1] Nothing is saved yet.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No saved addresses yet')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { listSavedAddresses: 'pending' } },
  parameters: shows('[ADDR-1] The list is loading.'),
};

export const Failed: Story = {
  args: {
    answers: { listSavedAddresses: { status: 500, body: failure('internal_error', 'The list cannot be read.') } },
  },
  parameters: shows('[ADDR-1][ERR-1] The list failed to load and can be loaded again.'),
  play: failsWith('The list cannot be read.'),
};

export const InArabic: Story = {
  args: { language: 'ar' },
  parameters: shows('[ADDR-1][SET-2] The same from right to left.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('العناوين المحفوظة')).toBeVisible();
  },
};
