import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Row } from '../../test/Matrix.tsx';
import { SampleTag } from './SampleTag.tsx';

const meta = { component: SampleTag } satisfies Meta<typeof SampleTag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [DASH-3] Screen readers read the explanation in place; keyboard focus shows it. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('Sample figure with no data behind it.')).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sample' })).toHaveFocus();
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('tooltip')).toHaveTextContent('Sample figure with no data behind it');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('tooltip')).toBeNull());
  },
};

/** A press shows the explanation too, also after Escape has closed it. */
export const Pressed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sample' }));
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('tooltip')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Sample' }));
    await waitFor(() => expect(body.getByRole('tooltip')).toBeVisible());
  },
};

export const OtherWords: Story = {
  args: { children: 'Simulated prices', explanation: 'The prices are made up; no exchange is asked.' },
};

export const LongText: Story = {
  args: {
    explanation:
      'The percentage was given by the operator and has no calculation behind it; it stays marked until a source is set.',
  },
};

export const Spanish: Story = { globals: { locale: 'es-ES' } };

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

/** With the default text and with another one. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: () => (
    <Row>
      <SampleTag />
      <SampleTag explanation="The prices are made up; no exchange is asked.">Simulated prices</SampleTag>
    </Row>
  ),
};
