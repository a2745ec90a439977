import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { BRANDS } from '../../tokens/brands.ts';
import { SampleBand } from '../SampleBand/SampleBand.tsx';
import { EntryLayout } from './EntryLayout.tsx';

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
  argTypes: { children: { control: false }, footer: { control: false }, band: { control: false } },
} satisfies Meta<typeof EntryLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('main').offsetWidth).toBe(400);
    await expect(canvas.getByText('Every figure you see here has a source.')).toBeVisible();
  },
};

export const Actions: Story = {
  args: {
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

export const WithBand: Story = { args: { band: <SampleBand /> } };

/** The panel stays in view beside a form that is longer than the window. */
export const LongForm: Story = {
  args: { children: <div style={{ blockSize: '300vh' }}>A long form</div> },
  play: async ({ canvas, canvasElement }) => {
    const sentence = canvas.getByText('Every figure you see here has a source.');
    const { top } = sentence.getBoundingClientRect();
    const lines = canvasElement.querySelector('svg[preserveAspectRatio=none]')!.getBoundingClientRect();
    await expect(lines.bottom).toBeLessThanOrEqual(window.innerHeight);
    window.scrollTo({ top: window.innerHeight, behavior: 'instant' });
    await expect(window.scrollY).toBeGreaterThan(0);
    await expect(Math.abs(sentence.getBoundingClientRect().top - top)).toBeLessThan(1);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const OtherBrand: Story = { args: { brand: BRANDS.tide }, globals: { brand: 'tide' } };

export const LongText: Story = {
  args: {
    sentence: 'Every figure that you see here has a source, and where it has none it says so in plain words beside it.',
  },
};

export const RightToLeft: Story = {
  args: { sentence: 'لكل رقم تراه هنا مصدر.' },
  globals: { locale: 'ar-AE' },
};

export const Matrix: Story = { ...Default, tags: ['vrt'] };
