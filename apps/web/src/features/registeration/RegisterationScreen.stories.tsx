import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { flowPage, shows } from '../../stories/flowPage.ts';
import { dismissMessage, expectMessage } from '../../stories/message.ts';
import { StoryServices } from '../../stories/StoryServices.tsx';
import { RegisterationScreen } from './RegisterationScreen.tsx';

const meta = {
  title: 'Flows/Registeration',
  component: StoryServices,
  args: { path: routes.registeration, isMember: true, onCall: fn(), children: <RegisterationScreen /> },
  argTypes: { children: { control: false } },
  parameters: flowPage,
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  parameters: shows('[KYC-1] State `editing`. What is known already need not be typed again.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First name')).toHaveValue('Ada');
    await expect(canvas.getByLabelText('SSN/Driver license number')).toHaveValue('');
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/profile');
  },
};

export const Invalid: Story = {
  parameters: shows('[KYC-3] State `editing` after a try that cannot be sent: all errors at once.'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('SSN/Driver license number'), 'a_1');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByLabelText('SSN/Driver license number')).toHaveAccessibleDescription('number is not valid');
    await expect(canvas.getByLabelText('State')).toHaveAccessibleDescription('field should not be empty');
    await expect(args.onCall).not.toHaveBeenCalledWith('createUploadPolicy');
  },
};

export const WithoutPhoto: Story = {
  parameters: shows('[KYC-4] State `refused`. Everything is filled in but the image.'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('SSN/Driver license number'), 'A1234 567');
    await userEvent.type(canvas.getByLabelText('State'), 'Oslo');
    await userEvent.type(canvas.getByLabelText('Address'), 'Harbour Road 12');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expectMessage('please upload photo');
    await dismissMessage(context);
    await expect(canvas.getByLabelText('State')).toHaveValue('Oslo');
  },
};
