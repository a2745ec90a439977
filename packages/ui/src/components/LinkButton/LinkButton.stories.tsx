import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn } from 'storybook/test';
import { Row } from '../../test/Matrix.tsx';
import { ArrowEndIcon } from '../Icon/icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  component: LinkButton,
  args: { children: 'Complete KYC Now', href: '#registration', onPress: fn() },
  argTypes: { iconStart: { control: false }, iconEnd: { control: false } },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <RouterProvider navigate={() => {}}>
      <LinkButton {...args} />
    </RouterProvider>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Complete KYC Now' });
    await expect(link).toHaveAttribute('href', '#registration');
    await userEvent.click(link);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Tones: Story = {
  render: (args) => (
    <Row>
      {(['accent', 'neutral', 'positive', 'negative'] as const).map((tone) => (
        <LinkButton {...args} key={tone} tone={tone}>
          {tone}
        </LinkButton>
      ))}
    </Row>
  ),
};

export const Appearances: Story = {
  render: (args) => (
    <Row>
      {(['solid', 'soft', 'outline', 'ghost'] as const).map((appearance) => (
        <LinkButton {...args} key={appearance} appearance={appearance}>
          {appearance}
        </LinkButton>
      ))}
    </Row>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <LinkButton {...args} key={size} size={size} />
      ))}
    </Row>
  ),
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongText: Story = {
  args: { children: 'Read how we keep, use and delete the documents that you send us', isFullWidth: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  args: { children: 'عرض الكل', appearance: 'ghost', iconEnd: <ArrowEndIcon /> },
  globals: { locale: 'ar-AE' },
};

/** Every tone in every appearance. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      {(['accent', 'neutral', 'positive', 'negative'] as const).map((tone) => (
        <Row key={tone}>
          {(['solid', 'soft', 'outline', 'ghost'] as const).map((appearance) => (
            <LinkButton {...args} key={appearance} tone={tone} appearance={appearance} iconEnd={<ArrowEndIcon />}>
              {tone} {appearance}
            </LinkButton>
          ))}
        </Row>
      ))}
    </Stack>
  ),
};
