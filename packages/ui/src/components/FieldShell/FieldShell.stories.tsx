import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input, TextField } from 'react-aria-components/TextField';
import { expect } from 'storybook/test';
import { formWidth, narrow } from '../../test/Narrow.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { control } from './control.css.ts';
import { FieldShell } from './FieldShell.tsx';
import { fieldRoot } from './fieldRoot.ts';

const meta = {
  component: FieldShell,
  args: {
    label: 'Phone',
    description: 'With the code of the country.',
    errorMessage: null,
    isOptional: false,
    children: <Input className={control({ size: 'lg' })} />,
  },
  argTypes: { children: { control: false } },
  decorators: [formWidth],
  render: (args) => (
    <TextField {...fieldRoot({ name: 'phone', errorMessage: args.errorMessage, isRequired: true, isDisabled: false })}>
      <FieldShell {...args} />
    </TextField>
  ),
} satisfies Meta<typeof FieldShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
      'With the code of the country.',
    );
  },
};

export const Optional: Story = { args: { isOptional: true } };

/** Assistive technology still reads it. */
export const HiddenLabel: Story = {
  args: { isLabelHidden: true, description: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toBeVisible();
    await expect(canvas.getByText('Phone').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Phone number is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Phone number is required/);
  },
};

export const LongText: Story = {
  args: { label: 'The number under which we reach you on working days', errorMessage: 'Phone number is required' },
  decorators: [narrow],
};

export const RightToLeft: Story = {
  args: { label: 'الهاتف', description: 'مع رمز البلد.', isOptional: true },
  globals: { locale: 'ar-AE' },
};

/** Help, optional mark and error around the same control. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: () => (
    <Stack>
      {[null, 'Phone number is required'].map((errorMessage) => (
        <TextField
          key={errorMessage}
          {...fieldRoot({ name: 'phone', errorMessage, isRequired: errorMessage !== null, isDisabled: false })}
        >
          <FieldShell
            label="Phone"
            description="With the code of the country."
            errorMessage={errorMessage}
            isOptional={errorMessage === null}
          >
            <Input className={control({ size: 'lg' })} />
          </FieldShell>
        </TextField>
      ))}
    </Stack>
  ),
};
