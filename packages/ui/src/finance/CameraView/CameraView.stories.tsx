import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Frame } from '../../test/Frame.tsx';
import { Matrix as Combinations } from '../../test/Matrix.tsx';
import { CameraView } from './CameraView.tsx';

/** A stream of a drawn picture, in place of a camera. */
function drawnStream(): MediaStream {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 48;
  canvas.getContext('2d')?.fillRect(0, 0, 64, 48);
  return canvas.captureStream();
}

const meta = {
  component: CameraView,
  args: { label: 'Camera picture' },
} satisfies Meta<typeof CameraView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [WALLET-5] Before the camera has started. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText('Camera picture');
    const { width, height } = video.getBoundingClientRect();
    await expect([width, height]).toEqual([360, 360]);
  },
};

/** [WALLET-5] The picture moves, without sound. */
export const Running: Story = {
  tags: ['!autodocs'],
  render: (args) => <CameraView {...args} stream={drawnStream()} />,
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>('Camera picture');
    await waitFor(() => expect(video.videoWidth).toBe(64));
    await expect(video.muted).toBe(true);
  },
};

/** In less space than it would take, with a long description. */
export const LongText: Story = {
  args: { label: 'The picture of the camera at the back of this phone, for the QR code of an address' },
  render: (args) => (
    <Frame width={240}>
      <CameraView {...args} />
    </Frame>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText(args.label).getBoundingClientRect().width).toBe(240);
  },
};

/** The picture is never mirrored. */
export const RightToLeft: Story = { args: { label: 'صورة الكاميرا' }, globals: { locale: 'ar-AE' } };

export const Matrix: Story = {
  tags: ['vrt'],
  render: () => (
    <Combinations rows={['240', '400']} columns={['waiting']}>
      {(width, state) => (
        <Frame width={Number(width)}>
          <CameraView label={`${width} ${state}`} />
        </Frame>
      )}
    </Combinations>
  ),
};
