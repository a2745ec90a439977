import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Row } from '../../test/Matrix.tsx';
import { narrow } from '../../test/Narrow.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { name: 'terms', children: 'I have read the risk notice', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read the risk notice' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

/** Controlled: a press only calls the handler. */
export const Controlled: Story = {
  tags: ['!dev', '!autodocs'],
  args: { isSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledWith(false);
    await expect(box).toBeChecked();
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Agree to continue', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Agree to continue');
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};

export const WithDescription: Story = { args: { description: 'You can withdraw it at any time in Settings.' } };

export const States: Story = {
  render: (args) => (
    <Stack>
      <Checkbox {...args}>Off</Checkbox>
      <Checkbox {...args} defaultSelected>
        On
      </Checkbox>
      <Checkbox {...args} isDisabled>
        Off, disabled
      </Checkbox>
      <Checkbox {...args} defaultSelected isDisabled>
        On, disabled
      </Checkbox>
    </Stack>
  ),
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: { children: 'I have read the risk notice and know that the value of what I hold can fall as well as rise' },
  decorators: [narrow],
};

export const RightToLeft: Story = {
  args: { children: 'قرأت إشعار المخاطر', defaultSelected: true },
  globals: { locale: 'ar-AE' },
};

/** Unchecked and checked: default, with help, invalid, disabled. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      {[false, true].map((defaultSelected) => (
        <Row key={String(defaultSelected)}>
          <Checkbox {...args} defaultSelected={defaultSelected}>
            At rest
          </Checkbox>
          <Checkbox {...args} defaultSelected={defaultSelected} description="You can withdraw it.">
            With help
          </Checkbox>
          <Checkbox {...args} defaultSelected={defaultSelected} errorMessage="Agree to continue">
            Wrong
          </Checkbox>
          <Checkbox {...args} defaultSelected={defaultSelected} isDisabled>
            Not possible
          </Checkbox>
        </Row>
      ))}
    </Stack>
  ),
};
