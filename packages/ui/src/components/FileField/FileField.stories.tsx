import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formWidth, narrow } from '../../test/Narrow.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FileField } from './FileField.tsx';

const file = (name: string, type: string, bytes = 1200) => new File(['x'.repeat(bytes)], name, { type });
const BILL = file('water-bill.pdf', 'application/pdf');

const meta = {
  component: FileField,
  args: {
    label: 'Proof of address',
    name: 'proof',
    types: ['application/pdf', 'image/png'],
    maxBytes: 5000,
    description: 'A bill of the last three months, PDF or PNG.',
    onChange: fn(),
  },
  decorators: [formWidth],
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type="file"]')!;

/** [FIELD-1] A single file: the next one replaces it, and it can be removed. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(input(canvasElement), BILL);
    await expect(args.onChange).toHaveBeenLastCalledWith([BILL]);
    await expect(canvas.getByText(/water-bill\.pdf/)).toHaveTextContent('1 kB');
    const other = file('power-bill.pdf', 'application/pdf');
    await userEvent.upload(input(canvasElement), other);
    await expect(args.onChange).toHaveBeenLastCalledWith([other]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove power-bill.pdf' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

/** [KYC-4] A form may have its own messages for refused files. */
export const OwnWords: Story = {
  args: { refusals: { type: 'Image mime type is not valid' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    input(canvasElement).removeAttribute('accept');
    await userEvent.upload(input(canvasElement), file('notes.txt', 'text/plain'));
    await expect(canvas.getByText('notes.txt: Image mime type is not valid')).toBeVisible();
  },
};

export const Optional: Story = {
  args: { isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(optional)')).toBeVisible();
  },
};

export const Required: Story = { args: { isRequired: true } };

/** Each refused file is named with its reason; the others are accepted. */
export const Refuses: Story = {
  args: { maxFiles: 2 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    input(canvasElement).removeAttribute('accept');
    await userEvent.upload(input(canvasElement), [
      BILL,
      file('notes.txt', 'text/plain'),
      file('scan.png', 'image/png', 6000),
      file('nothing.png', 'image/png', 0),
    ]);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith([BILL]);
    await expect(canvas.getByText('notes.txt: Invalid file type')).toBeVisible();
    await expect(canvas.getByText('scan.png: The file is larger than 5 kB')).toBeVisible();
    await expect(canvas.getByText('nothing.png: File cannot be empty')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss the message about notes.txt' }));
    await expect(canvas.queryByText(/notes\.txt/)).toBeNull();
  },
};

export const AtMost: Story = {
  args: { maxFiles: 2 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(
      input(canvasElement),
      ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => file(name, 'application/pdf')),
    );
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByText('c.pdf: At most 2 files are allowed')).toBeVisible();
  },
};

/** Dropping files works like choosing them. */
export const Dropped: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, canvasElement }) => {
    const zone = canvasElement.querySelector('[data-rac]')!;
    const dataTransfer = new DataTransfer();
    // A DataTransfer created by a script allows nothing and returns no file; a drag of the browser does.
    const item = { kind: 'file', type: BILL.type, getAsFile: () => BILL };
    Object.defineProperties(dataTransfer, { effectAllowed: { value: 'copy' }, items: { value: [item] } });
    for (const type of ['dragenter', 'dragover', 'drop']) {
      zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    }
    await expect(await canvas.findByText(/water-bill\.pdf/)).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Choose a bill to go on' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Proof of address Choose file' })).toHaveAccessibleDescription(
      /Choose a bill to go on/,
    );
  },
};

export const Disabled: Story = { args: { isDisabled: true, value: [BILL] } };

export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Stack>
      <FileField {...args} label="Empty" />
      <FileField {...args} label="Filled" value={[BILL]} />
      <FileField {...args} label="Invalid" errorMessage="Choose a bill to go on" />
    </Stack>
  ),
};

export const LongText: Story = {
  args: { value: [file(`${'a-name-that-does-not-end-'.repeat(5)}.pdf`, 'application/pdf')] },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { label: 'إثبات العنوان', description: 'فاتورة من آخر ثلاثة أشهر.', value: [BILL] },
  globals: { locale: 'ar-AE' },
};
