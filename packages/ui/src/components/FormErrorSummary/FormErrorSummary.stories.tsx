import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formWidth, narrow } from '../../test/Narrow.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { Form } from '../Form/Form.tsx';
import { Radio } from '../RadioGroup/Radio.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormErrorSummary } from './FormErrorSummary.tsx';

const errors = [
  { name: 'firstName', message: 'First name is required' },
  { name: 'gender', message: 'Select gender' },
  { name: 'country', message: 'Select country' },
  { name: 'package', message: 'Please select an investment package to continue' },
  { name: 'terms', message: 'Agree to the terms to continue' },
];

const Fields = () => (
  <>
    <TextField label="First name" name="firstName" />
    <RadioGroup label="Gender" name="gender" layout="inline">
      <Radio value="male">Male</Radio>
      <Radio value="female">Female</Radio>
    </RadioGroup>
    <ComboBox label="Country" name="country" options={[{ value: 'ES', label: 'Spain' }]} />
    <Select label="Package" name="package" options={[{ value: 'starter', label: 'Starter' }]} />
    <Checkbox name="terms">I have read the terms</Checkbox>
  </>
);

const meta = {
  component: FormErrorSummary,
  args: { errors },
  decorators: [formWidth],
  render: (args) => (
    <Form onSubmit={() => {}}>
      <FormErrorSummary {...args} />
      <Fields />
    </Form>
  ),
} satisfies Meta<typeof FormErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A message that does not mention its field gets the label in front (P-10). */
export const Labelled: Story = {
  args: { errors: errors.map(({ name }) => ({ name, label: name, message: 'field should not be empty' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'gender: field should not be empty' })).toBeVisible();
  },
};

/** [SIGNUP-2] Each link leads to its field, whatever control the field has. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'There are 5 problems' });
    await expect(region.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    for (const { name, message } of errors) {
      await userEvent.click(canvas.getByRole('link', { name: message }));
      await expect(document.activeElement?.closest('[data-field]')).toHaveAttribute('data-field', name);
      await userEvent.keyboard('{Escape}');
    }
  },
};

/** With a single error the message below the field is enough. */
export const One: Story = {
  args: { errors: errors.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: /problem/ })).toBeNull();
  },
};

export const None: Story = { args: { errors: [] } };

export const LongText: Story = { decorators: [narrow] };

export const Spanish: Story = {
  globals: { locale: 'es-ES' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Hay 5 problemas' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: {
    errors: [
      { name: 'a', message: 'الاسم الأول مطلوب' },
      { name: 'b', message: 'اختر البلد' },
    ],
  },
  globals: { locale: 'ar-AE' },
};

/** Only the list; the story Default has the fields it links to. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Form onSubmit={() => {}}>
      <FormErrorSummary {...args} />
    </Form>
  ),
};
