import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { narrow } from '../../test/Narrow.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { CodeField } from './CodeField.tsx';

const meta = {
  component: CodeField,
  args: { label: 'Code', name: 'code', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [VERIFY-1] One input for the browser, screen readers and the keyboard of a phone. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Code');
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '12a 3');
    await expect(args.onChange).toHaveBeenLastCalledWith('123');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(input, '45');
    await expect(input).toHaveValue('1234');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('1234');
  },
};

export const Optional: Story = {
  args: { isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/optional/)).toBeVisible();
  },
};

export const Described: Story = {
  args: { description: 'It is valid for ten minutes.', isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAccessibleDescription(expect.stringContaining('It is valid for ten minutes.'));
    await expect(input).toBeRequired();
  },
};

/** [VERIFY-1] Spaces and words around the code are dropped. */
export const Pasted: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Code');
    await userEvent.click(input);
    await userEvent.paste(' 12 34 ');
    await expect(input).toHaveValue('1234');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('1234');
  },
};

export const Controlled: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const [code, setCode] = useState('12');
    return <CodeField {...args} value={code} onChange={setCode} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Code');
    await userEvent.type(input, '{Backspace}934');
    await expect(input).toHaveValue('1934');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('1934');
  },
};

export const Filled: Story = {
  args: { defaultValue: '1234' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Code');
    input.focus();
    await expect(input.scrollLeft).toBe(0);
  },
};

export const Invalid: Story = {
  args: { defaultValue: '1234', errorMessage: 'This code has expired. Ask for a new one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code')).toHaveAccessibleDescription(
      'This code has expired. Ask for a new one.',
    );
  },
};

export const Disabled: Story = { args: { defaultValue: '12', isDisabled: true } };

export const Six: Story = { args: { length: 6, defaultValue: '123456' }, parameters: { layout: 'padded' } };

export const LongText: Story = {
  args: { label: 'The four digits that we have sent to amelia.montgomery-fitzgerald@example.com', defaultValue: '12' },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Digits are written left to right here too. */
export const RightToLeft: Story = {
  args: { label: 'الرمز' },
  globals: { locale: 'ar-AE' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('الرمز');
    await userEvent.type(input, '١٢٣٤');
    await expect(input).toHaveValue('1234');
    await expect(getComputedStyle(input).direction).toBe('ltr');
  },
};

/** Empty, partly filled, full, invalid, disabled. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      <CodeField {...args} label="Empty" />
      <CodeField {...args} label="Begun" defaultValue="12" />
      <CodeField {...args} label="Full" defaultValue="1234" />
      <CodeField {...args} label="Wrong" defaultValue="1234" errorMessage="This code has expired." />
      <CodeField {...args} label="Not possible" defaultValue="12" isDisabled />
    </Stack>
  ),
};
