import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { alsoOnRealBackend } from '../../stories/alsoOnRealBackend.ts';
import { shows } from '../../stories/flowPage.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { adasAccount } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { RegisterationScreen } from './RegisterationScreen.tsx';

const registered = {
  ...adasAccount,
  user: { ...adasAccount.user, nid: '••••• 567', state: 'Oslo', address: 'Harbour Road 12' },
};
const NUMBER = 'SSN/Driver license number';
const pending = { ...registered, user: { ...registered.user, kycVerified: 'pending' as const } };
const verified = { ...registered, user: { ...registered.user, kycVerified: 'true' as const } };

const meta = {
  title: 'Flows/Registration',
  ...screenStory,
  args: { path: routes.registeration, isMember: true, onCall: fn(), children: <RegisterationScreen /> },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  parameters: shows('[KYC-1] State `editing.document`. The identity number is never filled in.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(NUMBER)).toHaveValue('');
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/profile');
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

export const Person: Story = {
  parameters: shows('[KYC-1] State `editing.person`. Known details are filled in; the heading has the focus.'),
  play: async (context) => {
    await toPerson(context);
    await expect(context.canvas.getByLabelText('First name')).toHaveValue('Ada');
  },
};

export const Place: Story = {
  parameters: shows('[KYC-1] State `editing.place`. What was entered before is shown again.'),
  play: async (context) => {
    await toPlace(context);
    await expect(context.canvas.getByText('A1234 567')).toBeVisible();
  },
};

/** Submitted before and rejected. */
export const Again: Story = {
  args: { answers: { getUserByToken: { status: 200, body: registered } } },
  parameters: shows(
    '[KYC-1, CARD-3] State `editing.document` again: only the identity number has to be entered again, with the reason.',
  ),
  play: async (context) => {
    const { canvas } = context;
    const number = await canvas.findByLabelText(NUMBER);
    await expect(number).toHaveValue('');
    await expect(number).toHaveAccessibleDescription(/never fill it in/);
    await toPlace(context);
    await expect(canvas.getByLabelText('State')).toHaveValue('Oslo');
  },
};

/** Submitted before and verified. */
export const Verified: Story = {
  args: { answers: { getUserByToken: { status: 200, body: verified } } },
  ...alsoOnRealBackend({
    parameters: shows('[KYC-7, CARD-3] State `verified`: what was verified, with the number masked, and no form.'),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { name: 'Your identity is verified' })).toBeVisible();
      const details = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
      await expect(details).toEqual(['••••• 567', 'Ada', 'Park', 'Norway', 'Oslo', 'Harbour Road 12']);
      await expect(canvas.queryByRole('list', { name: 'Your registration' })).toBeNull();
      await expect(canvas.queryByRole('button')).toBeNull();
    },
  }),
};

export const VerifiedInArabic: Story = {
  args: { language: 'ar', answers: { getUserByToken: { status: 200, body: verified } } },
  parameters: shows('[KYC-7, SET-2] State `verified` in Arabic: the stored country has its Arabic name.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('النرويج')).toBeVisible();
  },
};

/** Submitted before and not decided yet. */
export const Pending: Story = {
  args: { answers: { getUserByToken: { status: 200, body: pending } } },
  parameters: shows(
    '[KYC-1, KYC-7] State `editing.document` of a person under review: what submitting again does (P-24).',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/If you submit again, it replaces that/)).toBeVisible();
  },
};

export const Progress: Story = {
  parameters: shows('[KYC-1] The progress is that of the steps that are done; going back keeps what was filled in.'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const steps = await canvas.findByRole('list', { name: 'Your registration' });
    const current = () =>
      within(steps).getByText(/Document|Your details|Address/, { selector: '[aria-current=step] *' });
    await expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
    await toPlace(context);
    await expect(current()).toHaveTextContent('Address');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByLabelText(NUMBER)).toHaveValue('A1234 567');
    await expect(current()).toHaveTextContent('Document');
  },
};

export const Invalid: Story = {
  parameters: shows(
    '[KYC-3, KYC-4] State `editing.document` after Continue: the errors of the step, each by name (P-10).',
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(NUMBER), 'a_1');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByLabelText(NUMBER)).toHaveAccessibleDescription('number is not valid');
    await expect(canvas.getByRole('region', { name: /problems/ })).toHaveTextContent(
      'Passport or ID: please upload photoSSN/Driver license number: number is not valid',
    );
    await expect(args.onCall).not.toHaveBeenCalledWith('createUploadPolicy');
  },
};

export const PressedWithWrongNumber: Story = {
  parameters: shows(
    '[KYC-3] State `editing.document`. The error of a field that is left waits for the press that left it.',
  ),
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByLabelText('SSN/Driver license number');
    await userEvent.type(number, 'a_1');
    const next = canvas.getByRole('button', { name: 'Continue' });
    const { top } = next.getBoundingClientRect();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: next });
    await expect(number).not.toHaveFocus();
    await expect(next.getBoundingClientRect().top).toBe(top);
    await userEvent.pointer({ keys: '[/MouseLeft]', target: next });
    await waitFor(() => expect(number).toHaveAccessibleDescription('number is not valid'));
  },
};

export const InvalidPlace: Story = {
  parameters: shows('[KYC-3] State `editing.place` after an invalid submit; the first invalid field has the focus.'),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await toPlace(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByRole('region', { name: /problems/ })).toHaveTextContent(
      'State: field should not be emptyAddress: field should not be empty',
    );
    await expect(canvas.getByLabelText('State')).toHaveFocus();
    await expect(args.onCall).not.toHaveBeenCalledWith('createUploadPolicy');
  },
};

/** Goes to the second step, whose heading then has the focus. */
async function toPerson({
  canvas,
  canvasElement,
  userEvent,
}: Parameters<NonNullable<Story['play']>>[0]): Promise<void> {
  await userEvent.type(await canvas.findByLabelText(NUMBER), 'A1234 567');
  await userEvent.upload(
    canvasElement.querySelector<HTMLInputElement>('input[type=file]')!,
    new File([await picture()], 'passport.png', { type: 'image/png' }),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  const heading = await canvas.findByRole('heading', { name: 'Step 2 of 3: Your details' });
  await waitFor(() => expect(heading).toHaveFocus());
}

/** Goes to the last step. */
async function toPlace(context: Parameters<NonNullable<Story['play']>>[0]): Promise<void> {
  await toPerson(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Continue' }));
  const heading = await context.canvas.findByRole('heading', { name: 'Step 3 of 3: Address' });
  await waitFor(() => expect(heading).toHaveFocus());
  await context.canvas.findByRole('combobox', { name: 'Country' });
}

/** An image that browsers can show; the field removes others. */
function picture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
  return canvas.convertToBlob({ type: 'image/png' });
}
