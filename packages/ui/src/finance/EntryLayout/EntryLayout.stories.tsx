import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { BRANDS } from '../../tokens/brands.ts';
import { SampleBand } from '../SampleBand/SampleBand.tsx';
import { EntryLayout, type EntryLayoutProps } from './EntryLayout.tsx';

/** What the app shows in the panel. */
const panel = {
  points: [
    'Your wallet’s keys are encrypted in your browser. We never receive them.',
    'We email you whenever money leaves your account, with a link that freezes it.',
  ],
  preview: {
    sample: 'Sample figures',
    label: 'Available balance',
    balance: '$24,310.50',
    entries: [
      { title: 'Deposit confirmed', day: 'Today', amount: '+$2,000.00' },
      { title: 'Withdrawal paid', day: 'Yesterday', amount: '−$500.00' },
    ],
  },
} satisfies Pick<EntryLayoutProps, 'points' | 'preview'>;

const meta = {
  component: EntryLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: BRANDS.keel,
    sentence: 'Every figure you see here has a source.',
    footer: 'Operated by Example Operator Ltd · Sample data',
    children: (
      <Stack gap="5">
        <Stack gap="2">
          <Heading level={1}>Log in or Create Account</Heading>
          <Text tone="muted">Welcome back.</Text>
        </Stack>
        <Button size="lg" isFullWidth>
          Continue
        </Button>
      </Stack>
    ),
  },
  argTypes: {
    children: { control: false },
    footer: { control: false },
    band: { control: false },
    points: { control: false },
    preview: { control: false },
  },
} satisfies Meta<typeof EntryLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: panel,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('main').offsetWidth).toBe(400);
    await expect(canvas.getByText('Every figure you see here has a source.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    // The drawing says what it is, and screen readers skip it.
    await expect(canvas.getByText('Sample figures')).toBeVisible();
    await expect(canvas.getByText('$24,310.50').closest('[aria-hidden=true]')).not.toBeNull();
  },
};

export const SentenceOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every figure you see here has a source.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByText('Sample figures')).toBeNull();
  },
};

export const Actions: Story = {
  args: {
    ...panel,
    actions: (
      <LinkButton href="#es" tone="neutral" appearance="ghost">
        Español
      </LinkButton>
    ),
    mainId: 'entry',
  },
  argTypes: { actions: { control: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Español' })).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'entry');
  },
};

export const WithBand: Story = { args: { ...panel, band: <SampleBand /> } };

/** The panel stays in view beside a form that is longer than the window. */
export const LongForm: Story = {
  args: { ...panel, children: <div style={{ blockSize: '300vh' }}>A long form</div> },
  play: async ({ canvas }) => {
    const sentence = canvas.getByText('Every figure you see here has a source.');
    const { top } = sentence.getBoundingClientRect();
    await expect(canvas.getByText('$24,310.50').getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    window.scrollTo({ top: window.innerHeight, behavior: 'instant' });
    await expect(window.scrollY).toBeGreaterThan(0);
    await expect(Math.abs(sentence.getBoundingClientRect().top - top)).toBeLessThan(1);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const OtherBrand: Story = { args: { ...panel, brand: BRANDS.tide }, globals: { brand: 'tide' } };

export const LongText: Story = {
  args: {
    ...panel,
    sentence: 'Every figure that you see here has a source, and where it has none it says so in plain words beside it.',
  },
};

export const RightToLeft: Story = {
  args: {
    sentence: 'لكل رقم تراه هنا مصدر.',
    points: ['تبقى مفاتيح محفظتك مشفّرة في هذا المتصفح، ولا تصلنا أبدًا.'],
    preview: {
      sample: 'أرقام تجريبية',
      label: 'الرصيد المتاح',
      balance: '24,310.50 US$',
      entries: [{ title: 'تم تأكيد الإيداع', day: 'اليوم', amount: '+2,000.00 US$' }],
    },
  },
  globals: { locale: 'ar-AE' },
};

export const Matrix: Story = { ...Default, tags: ['vrt'] };
