import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { formWidth, narrow } from '../../test/Narrow.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ImageField } from './ImageField.tsx';

const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const PHOTO = new File([Uint8Array.from(atob(DOT), (byte) => byte.codePointAt(0) ?? 0)], 'amelia.png', {
  type: 'image/png',
});

const meta = {
  component: ImageField,
  args: {
    label: 'Passport or ID',
    name: 'passport',
    description: 'PNG or JPEG, up to 5 MB.',
    maxBytes: 5_000_000,
    onChange: fn(),
    onRefuse: fn(),
  },
  decorators: [formWidth],
} satisfies Meta<typeof ImageField>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type="file"]')!;

/** [KYC-1] [PHOTO-1] The preview is read from the file; its object URL is revoked when the field unmounts. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const revoke = spyOn(URL, 'revokeObjectURL');
    await userEvent.upload(input(canvasElement), PHOTO);
    await expect(args.onChange).toHaveBeenCalledWith(PHOTO);
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'Preview of amelia.png' });
    await waitFor(() => expect(picture.naturalWidth).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(revoke).toHaveBeenCalledWith(picture.src);
  },
};

export const OtherTypes: Story = {
  args: { types: ['image/webp'] },
  play: async ({ args, canvasElement, userEvent }) => {
    await expect(input(canvasElement)).toHaveAttribute('accept', 'image/webp');
    input(canvasElement).removeAttribute('accept');
    await userEvent.upload(input(canvasElement), PHOTO);
    await expect(args.onRefuse).toHaveBeenCalledWith('type');
  },
};

export const Optional: Story = {
  args: { isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(optional)')).toBeVisible();
  },
};

export const Required: Story = { args: { isRequired: true } };

/** [KYC-4] [PHOTO-1] Another type is refused with the form's message; the previous picture stays. */
export const Refuses: Story = {
  args: { refusals: { type: 'Image mime type is not valid' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(input(canvasElement), PHOTO);
    input(canvasElement).removeAttribute('accept');
    await userEvent.upload(input(canvasElement), new File(['x'], 'a.gif', { type: 'image/gif' }));
    await expect(canvas.getByText('Image mime type is not valid')).toBeVisible();
    await expect(args.onRefuse).toHaveBeenCalledWith('type');
    await expect(canvas.getByRole('img', { name: 'Preview of amelia.png' })).toBeVisible();
  },
};

/** [KYC-4] A file with the name of a picture that is not one. */
export const Unreadable: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(input(canvasElement), new File(['no picture'], 'a.png', { type: 'image/png' }));
    await expect(await canvas.findByText('This file can’t be shown as a picture')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Empty: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(input(canvasElement), new File([], 'a.png', { type: 'image/png' }));
    await expect(canvas.getByText('File cannot be empty')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Round: Story = { args: { label: 'Profile photo', shape: 'round', value: PHOTO } };

/** [KYC-4] */
export const Invalid: Story = {
  args: { errorMessage: 'please upload photo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Passport or ID Choose file' })).toHaveAccessibleDescription(
      /please upload photo/,
    );
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      <ImageField {...args} label="Empty, round" shape="round" />
      <ImageField {...args} label="Filled, round" shape="round" value={PHOTO} />
      <ImageField {...args} label="Card, invalid" errorMessage="please upload photo" />
    </Stack>
  ),
};

export const LongText: Story = {
  args: { label: 'The side of your passport or identity card that shows your photo and your name' },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { label: 'جواز السفر أو الهوية', description: 'PNG أو JPEG', shape: 'round', value: PHOTO },
  globals: { locale: 'ar-AE' },
};
