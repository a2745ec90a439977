import { routes } from '@keel/flows';
import { Box, Text } from '@keel/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { DemoOperator } from '../../api/demo.ts';
import { shows } from '../../stories/flowPage.ts';
import type { StoryServices } from '../../stories/StoryServices.tsx';
import { failure } from '../../stories/samples.ts';
import { screenStory } from '../../stories/screenStory.ts';
import { DemoDrawer } from './DemoDrawer.tsx';

const at = '2026-11-20T10:00:00Z';
const idle: DemoOperator = {
  bool: true,
  now: at,
  aheadSeconds: 0,
  pricesMove: true,
  deposits: [],
  withdrawals: [],
  registrations: [],
  investors: [
    { email: 'ada@example.org', name: 'Ada Lovelace', verified: true, identity: true, wallet: true },
    { email: 'new@example.org', name: 'Bertha Newman', verified: false, identity: false, wallet: false },
  ],
  mails: [],
  coins: [
    { id: 'bitcoin', symbol: 'btc', name: 'Bitcoin', price: 96_413.12 },
    { id: 'ethereum', symbol: 'eth', name: 'Ethereum', price: 3318.4 },
  ],
};
const mail = { id: '0190f7c2-0000-7000-8000-0000000000e1', to: 'new@example.org', subject: 'Your code for Keel', at };
const busy: DemoOperator = {
  ...idle,
  deposits: [
    {
      id: '0190f7c2-0000-7000-8000-0000000000d1',
      date: at,
      email: 'ada@example.org',
      amount: '1500.25',
      method: 'Bitcoin',
      plan: 'Starter',
      paid: true,
    },
  ],
  withdrawals: [
    {
      id: '0190f7c2-0000-7000-8000-0000000000d2',
      date: at,
      email: 'a.name.that.is.rather.long@a-company-with-a-long-name.example.org',
      amount: '120.00',
      method: 'bitcoin',
      destination: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      status: 'Processing',
      held: null,
    },
    {
      id: '0190f7c2-0000-7000-8000-0000000000d3',
      date: at,
      email: 'ada@example.org',
      amount: '75.00',
      method: 'cashapp',
      destination: '$ada',
      status: 'Pending',
      held: 'ada@example.org is not identified, see kyc show ada@example.org',
    },
  ],
  registrations: [
    {
      shown: '0123456789abcdef',
      email: 'new@example.org',
      name: 'Bertha Newman',
      country: 'Norway',
      submitted: at,
    },
  ],
  mails: [mail, { ...mail, id: '0190f7c2-0000-7000-8000-0000000000e2', subject: 'Set a new password for Keel' }],
};
const withDesk = (body: DemoOperator) => ({ getDemoOperator: { status: 200, body } }) as const;

const meta = {
  title: 'Screens/Demo drawer',
  ...screenStory,
  args: {
    path: routes.login,
    answers: withDesk(busy),
    children: (
      <>
        <Box padding="5">
          <Text>The page.</Text>
        </Box>
        <DemoDrawer />
      </>
    ),
  },
} satisfies Meta<typeof StoryServices>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const opens: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Demo: operator|operadora|المشغّلة/ }));
};
/** Opens the drawer on one of its tabs. */
const opensTab =
  (name: string): Play =>
  async (context) => {
    await opens(context);
    await context.userEvent.click(await context.canvas.findByRole('tab', { name }));
  };

export const Closed: Story = {
  parameters: shows('[DEMO-2] The button at the edge opens it.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Demo: operator' })).toBeVisible();
  },
};

export const Queue: Story = {
  parameters: shows('[DEMO-2] Requests waiting for a decision.'),
  play: async (context) => {
    await opens(context);
    const { canvas } = context;
    await expect(await canvas.findByText('$1,500.25')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Complete' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Review' })).toBeVisible();
  },
};

export const Reason: Story = {
  parameters: shows('[DEMO-2] Declining requires a reason, which the investor sees.'),
  play: async (context) => {
    await opens(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
    await expect(await canvas.findByLabelText(/Reason/)).toHaveFocus();
  },
};

export const Identity: Story = {
  args: {
    answers: {
      ...withDesk(busy),
      runDemoCommand: {
        status: 200,
        body: {
          bool: true,
          changed: true,
          message: '',
          facts: [
            { name: 'shown', value: '0123456789abcdef' },
            { name: 'nid', value: 'A1234 567' },
            { name: 'address', value: 'Storgata 1' },
            { name: 'state', value: 'Oslo' },
            { name: 'image', value: 'http://localhost:3000/api/storage/keel/identity/sample.png' },
          ],
        },
      },
    },
  },
  parameters: shows('[DEMO-2, KYC-7] The submitted documents before the decision.'),
  play: async (context) => {
    await opens(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }));
    await expect(await canvas.findByText('A1234 567')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    answers: {
      ...withDesk(busy),
      runDemoCommand: {
        status: 409,
        body: {
          ...failure('wrong_state', 'Deposit 0190f7c2 cannot be changed any more: it was decided otherwise.'),
          messageCode: 'demo_refused',
        },
      },
    },
  },
  parameters: shows('[DEMO-2] An action that is refused, with the operator command’s message.'),
  play: async (context) => {
    await opens(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText(/cannot be changed any more/)).toBeVisible();
  },
};

export const Investor: Story = {
  parameters: shows('[DEMO-2] One investor: the account, a trade, a notice.'),
  play: async (context) => {
    await opensTab('Investor')(context);
    await expect(await context.canvas.findByRole('button', { name: 'Add trade' })).toBeEnabled();
    await expect(context.canvas.getByRole('button', { name: 'Send notice' })).toBeDisabled();
  },
};

export const MarketAndTime: Story = {
  parameters: shows('[DEMO-2] The time of the demo, and the prices.'),
  play: async (context) => {
    await opensTab('Market & time')(context);
    await expect(await context.canvas.findByText('$96,413.12')).toBeVisible();
  },
};

export const PricesOfASource: Story = {
  args: { answers: withDesk({ ...idle, pricesMove: false }) },
  parameters: shows('[DEMO-2, MARKET-2] Prices from a source cannot be changed.'),
  play: async (context) => {
    await opensTab('Market & time')(context);
    await expect(await context.canvas.findByText(/come from a market source/)).toBeVisible();
  },
};

export const Mails: Story = {
  parameters: shows('[DEMO-2] The mails that were sent.'),
  play: async (context) => {
    await opensTab('Mails')(context);
    await expect(await context.canvas.findByRole('button', { name: /^Your code for Keel/ })).toBeVisible();
  },
};

export const OneMail: Story = {
  args: {
    answers: {
      ...withDesk(busy),
      getDemoMail: {
        status: 200,
        body: {
          bool: true,
          mail,
          text: 'Set a new password here:\n\nhttp://localhost:3000/reset-password#a-link-of-a-story\n\nKeel',
        },
      },
    },
  },
  parameters: shows('[DEMO-2] One mail; its link opens in this tab.'),
  play: async (context) => {
    await opensTab('Mails')(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /^Your code for Keel/ }));
    const link = await canvas.findByRole('link', { name: /reset-password/ });
    await expect(link).toHaveAttribute('href', '/reset-password#a-link-of-a-story');
  },
};

export const Empty: Story = {
  args: { answers: withDesk(idle) },
  parameters: shows('[DEMO-2] No requests, and no mails.'),
  play: async (context) => {
    await opens(context);
    await expect(await context.canvas.findByRole('heading', { name: 'Nothing waits' })).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('tab', { name: 'Mails' }));
    await expect(await context.canvas.findByRole('heading', { name: 'No mails yet' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { getDemoOperator: 'pending' } },
  parameters: shows('[DEMO-2] Loading.'),
  play: opens,
};

export const Failed: Story = {
  args: { answers: { getDemoOperator: 'offline' } },
  parameters: shows('[DEMO-2, ERR-1] Loading failed and can be tried again.'),
  play: async (context) => {
    await opens(context);
    await expect(
      await context.canvas.findByRole('heading', { name: 'We couldn’t load what waits for the operator.' }),
    ).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: /again/i })).toBeVisible();
  },
};

export const Spanish: Story = {
  args: { language: 'es' },
  parameters: shows('[DEMO-2, SET-2] In Spanish.'),
  play: opens,
};

export const Arabic: Story = {
  args: { language: 'ar' },
  parameters: shows('[DEMO-2, SET-2] In Arabic, from right to left.'),
  play: opens,
};
