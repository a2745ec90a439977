import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Matrix as Combinations, Row } from '../../test/Matrix.tsx';
import { narrow } from '../../test/Narrow.tsx';
import { CopyButton } from './CopyButton.tsx';

const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

const SIZES = ['sm', 'md', 'lg'] as const;
const APPEARANCES = ['soft', 'outline', 'ghost', 'solid'] as const;

const meta = {
  component: CopyButton,
  args: { text: ADDRESS, label: 'Copy Address', onCopy: fn() },
  argTypes: {
    appearance: { control: 'inline-radio', options: APPEARANCES },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const written = fn<(text: string) => Promise<void>>();

const clipboard = (answer: () => Promise<void>): Pick<Story, 'beforeEach'> => ({
  beforeEach: () => {
    written.mockReset().mockImplementation(answer);
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(written);
    return () => write.mockRestore();
  },
});
const works = clipboard(() => Promise.resolve());
const fails = clipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));

/** [CONST-1] 'Copied!' is shown for 2 s, at the same width. */
export const Default: Story = {
  ...works,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy Address' });
    const width = button.offsetWidth;
    await userEvent.click(button);
    await expect(written).toHaveBeenLastCalledWith(ADDRESS);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied!'));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(button.offsetWidth).toBe(width);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^$/), { timeout: 3000 });
  },
};

export const Tones: Story = {
  render: (args) => (
    <Row>
      {(['accent', 'neutral', 'positive', 'negative'] as const).map((tone) => (
        <CopyButton key={tone} {...args} tone={tone} />
      ))}
    </Row>
  ),
};

/** The announcement can name what was copied. */
export const Announcement: Story = {
  tags: ['!dev', '!autodocs'],
  ...works,
  args: { announcement: 'Address copied to clipboard!' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Address copied to clipboard!'));
  },
};

/** If the browser refuses, the button says so and does not announce a copy. */
export const Failed: Story = {
  ...fails,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Address' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Couldn’t copy'));
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
};

/** An empty text cannot be copied; the clipboard stays unchanged. */
export const Nothing: Story = {
  ...works,
  args: { text: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Couldn’t copy'));
    await expect(written).not.toHaveBeenCalled();
  },
};

export const IconOnly: Story = {
  ...works,
  args: { isIconOnly: true, appearance: 'ghost' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Address' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied!'));
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      {SIZES.map((size) => (
        <CopyButton {...args} key={size} size={size} />
      ))}
    </Row>
  ),
};

/** The default label and both results. */
export const States: Story = {
  ...fails,
  render: () => (
    <Row>
      <CopyButton text={ADDRESS} />
      <CopyButton text="" label="Copy nothing" />
    </Row>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy nothing' }));
  },
};

export const LongText: Story = {
  args: { label: 'Copy the address that the deposit has to be paid to within the next fifteen minutes' },
  decorators: [narrow],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBeLessThanOrEqual(288);
  },
};

export const RightToLeft: Story = { args: { label: 'نسخ العنوان' }, globals: { locale: 'ar-AE' } };

/** Every appearance in every size. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Combinations rows={APPEARANCES} columns={SIZES}>
      {(appearance, size) => (
        <Row>
          <CopyButton {...args} appearance={appearance} size={size} />
          <CopyButton {...args} appearance={appearance} size={size} isIconOnly />
        </Row>
      )}
    </Combinations>
  ),
};
