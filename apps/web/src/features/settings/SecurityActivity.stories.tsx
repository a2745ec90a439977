import { routes } from '@keel/flows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Answer } from '../../stories/answers.ts';
import { shows } from '../../stories/flowPage.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { failure } from '../../stories/samples.ts';
import { failsWith, screenStory } from '../../stories/screenStory.ts';
import { SecurityActivity } from './SecurityActivity.tsx';

type Events = Answer<'listSecurityEvents'>;

const login = {
  _id: '0190f7c2-0000-7000-8000-0000000000e1',
  at: '2026-11-20T11:30:00Z',
  kind: 'sign_in',
  outcome: 'done',
  network: '203.0.113.0/24',
  browser: 'Firefox',
  system: 'Linux',
} as const;
const wrong = {
  ...login,
  _id: '0190f7c2-0000-7000-8000-0000000000e2',
  outcome: 'wrong_password',
  network: '2001:db8:7::/48',
  browser: null,
  system: null,
} as const;
const lifted = {
  ...login,
  _id: '0190f7c2-0000-7000-8000-0000000000e3',
  kind: 'account_restored',
  network: null,
  browser: null,
  system: null,
} as const;
const many = Array.from({ length: 7 }, (_, at) => ({ ...login, _id: `0190f7c2-0000-7000-8000-0000000000d${at}` }));

const meta = {
  title: 'Screens/Settings, security activity',
  ...screenStory,
  args: {
    path: routes.settings,
    isMember: true,
    onCall: fn(),
    answers: {
      listSecurityEvents: { status: 200, body: { bool: true, message: [login, wrong, lifted] } } satisfies Events,
    },
    children: <SecurityActivity />,
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: shows('[AUTH-8] A login, a wrong password from an unknown browser, and what the operator did.'),
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent('Firefox · Linux · 203.0.113.0/24');
    await expect(rows[0]).not.toHaveTextContent('Wrong');
    await expect(rows[1]).toHaveTextContent('Unknown browser · 2001:db8:7::/48');
    await expect(rows[1]).toHaveTextContent('Wrong password');
    await expect(rows[2]).toHaveTextContent('Suspension lifted by the operator');
    await expect(rows[2]).not.toHaveTextContent('Unknown browser');
    await expect(canvas.queryByRole('button', { name: 'Show all' })).toBeNull();
  },
};

export const Many: Story = {
  args: { answers: { listSecurityEvents: { status: 200, body: { bool: true, message: many } } satisfies Events } },
  parameters: shows('[AUTH-8] Five of seven entries; a press shows all.'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
};

export const Empty: Story = {
  args: { answers: {} },
  parameters: shows('[AUTH-8] Nothing happened yet.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No activity yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    answers: { listSecurityEvents: { status: 500, body: failure('internal_error', 'The list cannot be read.') } },
  },
  parameters: shows('[AUTH-8][ERR-1] The list failed to load and can be loaded again.'),
  play: failsWith('The list cannot be read.'),
};

export const InArabic: Story = {
  args: { language: 'ar' },
  parameters: shows('[AUTH-8][SET-2] The same from right to left.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('كلمة مرور خاطئة')).toBeVisible();
  },
};
