import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { formWidth, narrow } from '../../test/Narrow.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  args: { label: 'Message', name: 'message', limit: 30, onChange: fn() },
  decorators: [formWidth],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Text beyond the limit stays, is counted and reported. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(area, 'When do I get');
    await expect(canvas.getByText('13/30')).toBeVisible();
    await expect(canvas.getByText('17 characters left')).toBeInTheDocument();
    await userEvent.type(area, ' what I asked for?');
    await expect(canvas.getByText('31/30')).toBeVisible();
    await expect(area).toHaveAccessibleDescription('1 character too many');
    await expect(args.onChange).toHaveBeenLastCalledWith('When do I get what I asked for?');
  },
};

export const Optional: Story = {
  args: { isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/optional/)).toBeVisible();
  },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeRequired();
  },
};

export const Unlimited: Story = {
  render: ({ limit: _limit, ...args }) => <TextArea {...args} description="As long as you like." />,
};

/** An emoji counts as one character. */
export const Controlled: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const [text, setText] = useState('Hello 🚀');
    return <TextArea {...args} value={text} onChange={setText} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' you');
    await expect(canvas.getByText('11/30')).toBeVisible();
  },
};

/** An invalid limit is ignored. */
export const ImpossibleLimit: Story = {
  tags: ['!dev', '!autodocs'],
  args: { limit: Number.NaN, defaultValue: 'Hello' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};

export const Rows: Story = { args: { rows: 8 } };

export const Invalid: Story = {
  args: { errorMessage: 'Write what it is about' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Write what it is about');
  },
};

export const Disabled: Story = { args: { defaultValue: 'Hello', isDisabled: true } };

export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      <TextArea {...args} label="Empty" rows={2} placeholder="What happened, and when?" />
      <TextArea {...args} label="Over the limit" rows={2} defaultValue="When do I get what I asked for on Monday?" />
      <TextArea {...args} label="Disabled" rows={2} defaultValue="Hello" isDisabled />
    </Stack>
  ),
};

export const LongText: Story = {
  args: { limit: 500, defaultValue: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '.repeat(3) },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { label: 'الرسالة', defaultValue: 'متى أستلم المبلغ الذي طلبته يا سيدي؟' },
  globals: { locale: 'ar-AE' },
};
