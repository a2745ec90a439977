import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { framed } from '../../docs/framed.ts';
import { Button } from '../Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

const closed = fn();

const meta = {
  component: Dialog,
  parameters: framed(420),
  args: { title: 'Country', children: <Text>Spain</Text> },
  argTypes: { children: { control: false }, footer: { control: false } },
  render: (args) => (
    <Modal defaultOpen onOpenChange={closed}>
      <Dialog {...args} />
    </Modal>
  ),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [CARD-2] A name, a value, a close button. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Country' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(closed).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const WithFooter: Story = {
  args: {
    footer: (
      <>
        <Button tone="neutral" appearance="soft">
          Keep
        </Button>
        <Button>Edit</Button>
      </>
    ),
  },
};

export const WithoutClose: Story = {
  args: { hasClose: false, footer: <Button>Edit</Button> },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

/** It takes the focus wherever it is rendered. */
export const WithoutModal: Story = {
  render: (args) => <Dialog {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Country' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, line) => (
          <Text key={line}>A line of the terms that goes on for a while and then for a while longer.</Text>
        ))}
      </Stack>
    ),
    footer: <Button>Accept</Button>,
  },
};

export const RightToLeft: Story = {
  args: { title: 'البلد', children: <Text>إسبانيا</Text> },
  globals: { locale: 'ar-AE' },
};

/** With title, close button and footer. */
export const Matrix: Story = {
  tags: ['vrt'],
  args: {
    footer: (
      <>
        <Button tone="neutral" appearance="soft">
          Keep
        </Button>
        <Button>Edit</Button>
      </>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
