import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Form as AriaForm } from 'react-aria-components/Form';
import { expect, fn } from 'storybook/test';
import { formWidth, narrow } from '../../test/Narrow.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FormErrorSummary } from '../FormErrorSummary/FormErrorSummary.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import { FormActions } from './FormActions.tsx';

const meta = {
  component: Form,
  subcomponents: { FormActions },
  args: {
    onSubmit: fn(),
    children: [
      <TextField key="email" label="E-mail" name="email" type="email" autoComplete="email" />,
      <PasswordField key="password" label="Password" name="password" autoComplete="current-password" />,
      <Button key="submit" type="submit" size="lg" isFullWidth>
        Continue
      </Button>,
    ],
  },
  argTypes: { children: { control: false } },
  decorators: [formWidth],
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The browser neither validates nor reloads the page; the form does both itself. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'amelia');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('amelia');
  },
};

/**
 * [LOGIN-2] After a failed submit the summary lists the errors, the first invalid field has the focus, and what was typed
 * stays.
 */
export const WithErrors: Story = {
  render: function Render(args) {
    const [isTried, setIsTried] = useState(false);
    const errors = isTried
      ? [
          { name: 'email', message: 'Enter a valid email' },
          { name: 'password', message: 'Password must be at least 4 characters' },
        ]
      : [];
    const messageOf = (name: string) => errors.find((error) => error.name === name)?.message ?? null;
    return (
      <Form {...args} onSubmit={() => setIsTried(true)}>
        <FormErrorSummary errors={errors} />
        <TextField label="E-mail" name="email" defaultValue="amelia" errorMessage={messageOf('email')} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          errorMessage={messageOf('password')}
        />
        <Button type="submit" size="lg" isFullWidth>
          Continue
        </Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('amelia');
    await userEvent.click(canvas.getByRole('link', { name: 'Password must be at least 4 characters' }));
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

/** [DS-1] The fields take part in React Aria's own Form and CheckboxGroup: their errors, names and values (U-4). */
export const InReactAria: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <AriaForm validationBehavior="aria" validationErrors={{ email: 'This email is taken', terms: 'Agree to continue' }}>
      <TextField label="E-mail" name="email" defaultValue="amelia@example.com" />
      <PasswordField label="Password" name="password" autoComplete="new-password" />
      <Checkbox name="terms">I agree</Checkbox>
      <CheckboxGroup aria-label="Coins" defaultValue={['btc']}>
        <Checkbox value="btc">Bitcoin</Checkbox>
        <Checkbox value="eth">Ether</Checkbox>
      </CheckboxGroup>
    </AriaForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('E-mail');
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('This email is taken');
    await expect(canvas.getByLabelText('Password')).toBeValid();
    await expect(canvas.getByRole('checkbox', { name: 'I agree' })).toHaveAccessibleDescription('Agree to continue');
    await userEvent.type(email, 'x');
    await userEvent.tab();
    await expect(email).toBeValid();
    await expect(canvas.getByRole('checkbox', { name: 'Bitcoin' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ether' }));
    await expect(canvas.getByRole('checkbox', { name: 'Ether' })).toBeChecked();
  },
};

export const LongText: Story = { decorators: [narrow] };

export const RightToLeft: Story = {
  args: {
    children: [
      <TextField key="email" label="البريد الإلكتروني" name="email" />,
      <Button key="submit" type="submit" size="lg" isFullWidth>
        متابعة
      </Button>,
    ],
  },
  globals: { locale: 'ar-AE' },
};

/** The summary, fields with errors, and the button. */
export const Matrix: Story = {
  tags: ['vrt'],
  args: {
    children: [
      <FormErrorSummary
        key="errors"
        errors={[
          { name: 'email', message: 'Enter a valid email' },
          { name: 'password', message: 'Password must be at least 4 characters' },
        ]}
      />,
      <TextField key="email" label="E-mail" name="email" errorMessage="Enter a valid email" />,
      <PasswordField
        key="password"
        label="Password"
        name="password"
        autoComplete="current-password"
        errorMessage="Password must be at least 4 characters"
      />,
      <Button key="submit" type="submit" size="lg" isFullWidth>
        Continue
      </Button>,
    ],
  },
};

/** On a phone the button stays in view below a form that is longer than the window. */
export const WithActions: Story = {
  args: {
    children: [
      ...['Street', 'City', 'Country'].map((label) => <TextField key={label} label={label} />),
      <FormActions key="actions">
        <Button type="submit" size="lg" isFullWidth>
          Continue
        </Button>
      </FormActions>,
    ],
  },
};
