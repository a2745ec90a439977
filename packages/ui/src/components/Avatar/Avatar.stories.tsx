import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../test/Matrix.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';

const meta = { component: Avatar, args: { name: 'Amelia Rosenthal' } } satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

const PHOTO =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23b4bed2"/%3E%3C/svg%3E';

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Amelia Rosenthal' })).toHaveTextContent('AR');
  },
};

export const WithPhoto: Story = {
  args: { src: PHOTO },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Amelia Rosenthal' }).querySelector('img')).toHaveAttribute(
      'src',
      PHOTO,
    );
  },
};

/** [SIDE-3] The initials replace a photo that fails to load. */
export const FailingPhoto: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AR')).toBeVisible();
  },
};

export const WithoutName: Story = {
  args: { name: '', isDecorative: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar {...args} key={size} size={size} />
      ))}
    </Row>
  ),
};

export const LongText: Story = { args: { name: 'Anna Maria von Hohenzollern-Sigmaringen' } };

export const RightToLeft: Story = { args: { name: 'سارة الهاشمي' }, globals: { locale: 'ar-AE' } };

/** Initials, photo and icon in every size. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: () => (
    <Stack>
      {[{ name: 'Amelia Rosenthal' }, { name: 'Amelia Rosenthal', src: PHOTO }, { name: '' }].map((person, row) => (
        <Row key={row}>
          {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
            <Avatar {...person} key={size} size={size} isDecorative />
          ))}
        </Row>
      ))}
    </Stack>
  ),
};
