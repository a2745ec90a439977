import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { narrow } from '../../test/Narrow.tsx';
import { QrCodeIcon, WalletIcon } from '../Icon/icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Radio } from './Radio.tsx';
import { RadioCard } from './RadioCard.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const genders = [
  <Radio key="male" value="male">
    Male
  </Radio>,
  <Radio key="female" value="female">
    Female
  </Radio>,
];

const packages = [
  <RadioCard
    key="starter"
    value="starter"
    title="Starter"
    price="$2,000.00"
    features={['Deposits in four steps', 'Help by email']}
  />,
  <RadioCard
    key="growth"
    value="growth"
    title="Growth"
    price="$10,000.00"
    features={['Deposits in two steps', 'Help by phone']}
  />,
  <RadioCard key="invited" value="invited" title="By invitation" features={['Closed at the moment']} isDisabled />,
];

const meta = {
  component: RadioGroup,
  subcomponents: { Radio, RadioCard },
  args: { label: 'Gender', name: 'gender', children: genders, onChange: fn() },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Male' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('female');
  },
};

export const Described: Story = {
  args: { description: 'As in your passport.', isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      expect.stringContaining('As in your passport.'),
    );
    await expect(canvas.getByText('(optional)')).toBeVisible();
  },
};

export const Inline: Story = { args: { layout: 'inline', defaultValue: 'male' } };

/** [SIGNUP-3] Packages to choose from: the whole card is the target, its features are the description. */
export const Cards: Story = {
  args: { label: 'Package', name: 'package', layout: 'cards', children: packages },
  play: async ({ args, canvas, userEvent }) => {
    const growth = canvas.getByRole('radio', { name: 'Growth $10,000.00' });
    await expect(growth).toHaveAccessibleDescription(/Deposits in two steps.*Help by phone/);
    await expect(growth).not.toBeChecked();
    const { left, top } = canvas.getByText('Help by phone').getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(left + 1, top + 1)!);
    await expect(growth).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('growth');
    await expect(canvas.getByRole('radio', { name: 'By invitation' })).toBeDisabled();
  },
};

export const CardsInvalid: Story = {
  args: { ...Cards.args, errorMessage: 'Please select an investment package to continue', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Package' })).toHaveAccessibleDescription(
      'Please select an investment package to continue',
    );
  },
};

export const CardsNarrow: Story = {
  args: { ...Cards.args, defaultValue: 'starter' },
  decorators: [narrow],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup').scrollWidth).toBeLessThanOrEqual(288);
  },
};

const tops = (options: readonly HTMLElement[]) => options.map((option) => option.getBoundingClientRect().top);

/** Three cards side by side; no card is alone in a second row. */
export const CardRow: Story = {
  args: {
    label: 'Speed',
    name: 'speed',
    layout: 'cardRow',
    defaultValue: 'normal',
    children: [
      <RadioCard key="slow" value="slow" title="Slow" price="0.000045 ETH" note="Usually within 60 seconds" />,
      <RadioCard key="normal" value="normal" title="Normal" price="0.000049 ETH" note="Usually within 36 seconds" />,
      <RadioCard key="fast" value="fast" title="Fast" price="0.00007 ETH" note="Usually within 12 seconds" />,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, ...others] = tops(canvas.getAllByText(/Slow|Normal|Fast/));
    await expect(others).toEqual([first, first]);
  },
};

export const CardRowNarrow: Story = {
  args: { ...CardRow.args },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const [slow, normal, fast] = tops(canvas.getAllByText(/Slow|Normal|Fast/));
    await expect(normal).toBeGreaterThan(slow!);
    await expect(fast).toBeGreaterThan(normal!);
    await expect(canvas.getByRole('radiogroup').scrollWidth).toBeLessThanOrEqual(288);
  },
};

/** Small cards: an icon and a word. The selected one has a tint and a check mark. */
export const Tiles: Story = {
  args: {
    label: 'Payment method',
    layout: 'tiles',
    defaultValue: 'wallet',
    children: ['Wallet', 'Card', 'Code', 'Bank', 'Cash'].map((title) => (
      <RadioCard key={title} value={title.toLowerCase()} title={title} icon={<WalletIcon />} />
    )),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Wallet' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked();
  },
};

/** The element before the title of a card is decorative. */
export const WithIcons: Story = {
  args: {
    layout: 'cards',
    children: [
      <RadioCard key="wallet" value="wallet" title="From my wallet" icon={<WalletIcon />} />,
      <RadioCard key="code" value="code" title="By QR code" note="Cannot be used yet" icon={<QrCodeIcon />} />,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'From my wallet' })).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'By QR code' })).toHaveAccessibleDescription('Cannot be used yet');
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Select gender' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'male' } };

export const LongText: Story = {
  args: {
    children: [
      <Radio key="a" value="a">
        I have had this account for longer than a year and want to keep it exactly as it is
      </Radio>,
      ...genders,
    ],
  },
  decorators: [narrow],
};

export const RightToLeft: Story = {
  args: {
    label: 'الباقة',
    layout: 'cards',
    defaultValue: 'a',
    children: [
      <RadioCard key="a" value="a" title="البداية" price="$2,000.00" features={['دعم عبر البريد']} />,
      <RadioCard key="b" value="b" title="النمو" price="$10,000.00" features={['دعم عبر الهاتف']} />,
    ],
  },
  globals: { locale: 'ar-AE' },
};

/** Circles and cards: selected, invalid, disabled. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      <RadioGroup {...args} defaultValue="male" />
      <RadioGroup {...args} layout="inline" errorMessage="Select gender" />
      <RadioGroup {...args} layout="inline" defaultValue="male" isDisabled />
      <RadioGroup label="Package" name="package" layout="cards" defaultValue="starter">
        {packages}
      </RadioGroup>
    </Stack>
  ),
};
