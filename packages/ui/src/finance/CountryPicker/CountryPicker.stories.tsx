import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { formWidth, narrow } from '../../test/Narrow.tsx';
import { CountryPicker } from './CountryPicker.tsx';

const COUNTRIES = [
  { code: 'AE', name: 'United Arab Emirates' },
  { code: 'CI', name: "Cote d'Ivoire" },
  { code: 'DE', name: 'Germany' },
  { code: 'ES', name: 'Spain' },
  { code: 'GB', name: 'United Kingdom' },
  { code: 'US', name: 'United States of America' },
  { code: 'GS', name: 'South Georgia and the South Sandwich Islands' },
];

const meta = {
  component: CountryPicker,
  args: { label: 'Country', name: 'country', countries: COUNTRIES, onChange: fn() },
  argTypes: { countries: { control: false } },
  decorators: [formWidth],
} satisfies Meta<typeof CountryPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [SIGNUP-1] Found by its native name too; the name from the list is submitted. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Country' });
    await expect(input).toHaveAttribute('autocomplete', 'country-name');
    await userEvent.type(input, 'deutsch');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Germany');
    await expect(input).toHaveValue('Germany');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Medium: Story = { args: { size: 'md' } };

export const Large: Story = {
  args: { size: 'lg', value: 'Spain', autoComplete: 'country-name', onType: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('Spain');
    await expect(input).toHaveAttribute('autocomplete', 'country-name');
    await userEvent.type(input, 'x');
    await expect(args.onType).toHaveBeenCalled();
  },
};

export const Optional: Story = {
  args: { isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/optional/)).toBeVisible();
  },
};

export const Described: Story = {
  args: { description: 'As in your passport.', placeholder: 'Type to search' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveAccessibleDescription(expect.stringContaining('As in your passport.'));
    await expect(input).toHaveAttribute('placeholder', 'Type to search');
  },
};

/** Left open, so that axe covers the list too. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Côte d’Ivoire' })).toBeVisible());
  },
};

/** Before the list has loaded, and with an invalid code. */
export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  args: { countries: [{ code: '??', name: 'Elsewhere' }], defaultValue: 'Elsewhere' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Elsewhere');
  },
};

export const WithoutList: Story = { args: { countries: [] } };

/** The list is loading (P-65). */
export const Loading: Story = {
  args: { countries: [], isLoading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByText('Loading')).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Select country', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Select country');
  },
};

export const LongText: Story = {
  args: { defaultValue: 'South Georgia and the South Sandwich Islands' },
  decorators: [narrow],
};

export const RightToLeft: Story = {
  args: { label: 'البلد', defaultValue: 'United Arab Emirates' },
  globals: { locale: 'ar-AE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('الإمارات العربية المتحدة');
  },
};

export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      <CountryPicker {...args} label="Empty" />
      <CountryPicker {...args} label="Filled" defaultValue="Spain" />
      <CountryPicker {...args} label="Invalid" errorMessage="Select country" />
      <CountryPicker {...args} label="Disabled" defaultValue="Spain" isDisabled />
    </Stack>
  ),
};
