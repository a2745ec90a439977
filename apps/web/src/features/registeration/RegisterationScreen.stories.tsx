import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { alsoOnRealBackend } from '../../stories/alsoOnRealBackend.ts';
import { shows } from '../../stories/flowPage.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { adasAccount } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { RegisterationScreen } from './RegisterationScreen.tsx';

const registered = {
  ...adasAccount,
  user: { ...adasAccount.user, nid: 'A1234 567', state: 'Oslo', address: 'Harbour Road 12' },
};
const verified = { ...registered, user: { ...registered.user, kycVerified: 'true' as const } };

const meta = {
  title: 'Flows/Registration',
  ...screenStory,
  args: { path: routes.registeration, isMember: true, onCall: fn(), children: <RegisterationScreen /> },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = alsoOnRealBackend({
  parameters: shows('[KYC-1] State `editing`. Known details are filled in.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First name')).toHaveValue('Ada');
    await expect(canvas.getByLabelText('SSN/Driver license number')).toHaveValue('');
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/profile');
  },
});

/** Submitted before and rejected. */
export const Again: Story = {
  args: { answers: { getUserByToken: { status: 200, body: registered } } },
  parameters: shows(
    '[KYC-1, CARD-3] State `editing` again: only the identity number has to be entered again, with the reason.',
  ),
  play: async ({ canvas }) => {
    const number = await canvas.findByLabelText('SSN/Driver license number');
    await expect(number).toHaveValue('');
    await expect(number).toHaveAccessibleDescription(/never fill it in/);
    await expect(canvas.getByLabelText('State')).toHaveValue('Oslo');
  },
};

/** Submitted before and verified. */
export const Verified: Story = {
  args: { answers: { getUserByToken: { status: 200, body: verified } } },
  parameters: shows('[KYC-1, KYC-7] State `editing` of a verified person: what submitting again does (P-24).'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/it goes back under review until/)).toBeVisible();
  },
};

export const Progress: Story = {
  parameters: shows('[KYC-1] The progress of the three steps follows what is filled in.'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const steps = await canvas.findByRole('list', { name: 'Your registration' });
    const current = () => within(steps).getByText('Document').closest('[aria-current=step]');
    await expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
    await expect(current()).not.toBeNull();
    await userEvent.type(canvas.getByLabelText('SSN/Driver license number'), 'A1234 567');
    await userEvent.upload(
      canvasElement.querySelector<HTMLInputElement>('input[type=file]')!,
      new File([await picture()], 'passport.png', { type: 'image/png' }),
    );
    await waitFor(() => expect(current()).toBeNull());
    await expect(within(steps).getByText('Address').closest('[aria-current=step]')).not.toBeNull();
  },
};

export const Invalid: Story = {
  parameters: shows('[KYC-3] State `editing` after an invalid submit: all errors at once, each by name (P-10).'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('SSN/Driver license number'), 'a_1');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByLabelText('SSN/Driver license number')).toHaveAccessibleDescription('number is not valid');
    await expect(canvas.getByLabelText('State')).toHaveAccessibleDescription('field should not be empty');
    await expect(canvas.getByRole('region', { name: /problems/ })).toHaveTextContent(
      'Passport or ID: please upload photoSSN/Driver license number: number is not validState: field should not be empty',
    );
    await expect(args.onCall).not.toHaveBeenCalledWith('createUploadPolicy');
  },
};

export const PressedWithWrongNumber: Story = {
  parameters: shows('[KYC-3] State `editing`. The error of a field that is left waits for the press that left it.'),
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByLabelText('SSN/Driver license number');
    await userEvent.type(number, 'a_1');
    const submit = canvas.getByRole('button', { name: 'Submit' });
    const { top } = submit.getBoundingClientRect();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: submit });
    await expect(number).not.toHaveFocus();
    await expect(submit.getBoundingClientRect().top).toBe(top);
    await userEvent.pointer({ keys: '[/MouseLeft]', target: submit });
    await waitFor(() => expect(number).toHaveAccessibleDescription('number is not valid'));
  },
};

export const WithoutPhoto: Story = {
  parameters: shows(
    '[KYC-4] State `editing`. Everything is filled in except the image, which reports it itself (P-10).',
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('SSN/Driver license number'), 'A1234 567');
    await userEvent.type(canvas.getByLabelText('State'), 'Oslo');
    await userEvent.type(canvas.getByLabelText('Address'), 'Harbour Road 12');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('please upload photo')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(canvas.getByLabelText('State')).toHaveValue('Oslo');
  },
};

/** An image that browsers can show; the field removes others. */
function picture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
  return canvas.convertToBlob({ type: 'image/png' });
}
