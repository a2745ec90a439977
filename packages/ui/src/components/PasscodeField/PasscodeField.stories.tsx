import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { narrow } from '../../test/Narrow.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PasscodeField } from './PasscodeField.tsx';

const meta = {
  component: PasscodeField,
  args: { label: 'Passcode', name: 'passcode', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof PasscodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [WALLET-1] One real input; its digits are in no attribute of the page. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvas.getByLabelText('Passcode');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAttribute('autocomplete', 'off');
    await userEvent.type(input, '47a 11');
    await expect(args.onChange).toHaveBeenLastCalledWith('4711');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(input, '089');
    await expect(input).toHaveValue('471108');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('471108');
    await expect(canvasElement.innerHTML).not.toContain('4711');
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
    const input = canvas.getByLabelText('Passcode');
    await expect(input).toBeRequired();
  },
};

export const Pasted: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Passcode'));
    await userEvent.paste(' ٤٧ ١١ ٠٨ ');
    await expect(args.onComplete).toHaveBeenCalledWith('471108');
  },
};

/** After a wrong passcode the flow empties it. */
export const EmptiesAfterAWrongOne: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const [passcode, setPasscode] = useState('');
    const [error, setError] = useState<string | null>(null);
    return (
      <PasscodeField
        {...args}
        value={passcode}
        errorMessage={error}
        onChange={setPasscode}
        onComplete={() => {
          setPasscode('');
          setError('Wrong passcode');
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Passcode');
    await userEvent.type(input, '123456');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('Wrong passcode');
    await userEvent.type(input, '7');
    await expect(input).toHaveValue('7');
  },
};

/** The ref is the input, so that a form can return the focus to it. */
export const FocusedByRef: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const field = useRef<HTMLInputElement>(null);
    return (
      <Stack>
        <PasscodeField {...args} ref={field} />
        <Button onPress={() => field.current?.focus()}>Enter it again</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter it again' }));
    await expect(canvas.getByLabelText('Passcode')).toHaveFocus();
  },
};

export const Lengths: Story = {
  render: (args) => (
    <Stack>
      {([4, 6, 8] as const).map((length) => (
        <PasscodeField {...args} key={length} label={`${length} digits`} length={length} value="471" />
      ))}
    </Stack>
  ),
};

export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: 'secret 12345678901234567890' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Passcode')).toHaveValue('123456');
  },
};

export const Disabled: Story = {
  args: { value: '471', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Passcode')).toBeDisabled();
  },
};

export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      <PasscodeField {...args} label="Empty" description="It stays on this device." />
      <PasscodeField {...args} label="Some" value="471" />
      <PasscodeField {...args} label="Invalid" value="471108" errorMessage="Wrong passcode" />
      <PasscodeField {...args} label="Disabled" value="471" isDisabled />
    </Stack>
  ),
};

export const LongText: Story = {
  args: { label: 'The passcode with which you lock the wallet on this device', length: 8, value: '4711' },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Digits are written left to right here too. */
export const RightToLeft: Story = { args: { label: 'رمز المرور', value: '471' }, globals: { locale: 'ar-AE' } };
