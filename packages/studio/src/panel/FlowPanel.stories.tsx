import type { Run } from '@keel/flows/replay';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { driveFlow } from '../driver/drivenFlow.ts';
import login from '../generated/login.gen.json' with { type: 'json' };
import type { FlowRecord } from '../page/types.ts';
import runs from '../runs/login.gen.json' with { type: 'json' };
import { FlowPanel, type FlowPanelProps } from './FlowPanel.tsx';

const ADDRESS = 'http://localhost/?path=/story/flows-states-login--submitting';

const meta = {
  title: 'Flows/Panel',
  component: FlowPanel,
  parameters: { layout: 'fullscreen' },
  render: (args, { loaded }) => <FlowPanel {...args} {...(loaded as Partial<FlowPanelProps>)} />,
  // The loader of each story creates its flow.
  args: { record: login as FlowRecord, address: ADDRESS, flow: undefined as never },
} satisfies Meta<typeof FlowPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A flow at the end of the run to a state, without a screen; `replayed` records what the panel asked to play. */
function at(id: string, options: { readonly isStepwise?: boolean } = {}): NonNullable<Story['loaders']> {
  return [
    async () => {
      const driven = await driveFlow(runs.find((each) => each.id === id)?.run as unknown as Run, options);
      if (options.isStepwise !== true) await driven.playToEnd();
      const replayed: unknown[] = [];
      return {
        flow: { driven, replay: (...replayArgs: unknown[]) => Promise.resolve(void replayed.push(replayArgs)) },
        replayed,
      };
    },
  ];
}

export const Calling: Story = { loaders: at('login.submitting') };

export const Modal: Story = { loaders: at('login.refused') };

export const Answered: Story = {
  tags: ['!dev', '!autodocs'],
  loaders: at('login.submitting'),
  parameters: {
    docs: {
      description: { story: '[STUDIO-3] An outcome of a call is chosen: the state changes, and the path says why.' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No event is accepted now.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '404 Nothing was found for this request.' }));
    await waitFor(() => expect(current()).toHaveTextContent('unknownAccount'));
    await expect(current()).toHaveTextContent('when login answered [isUnknown] to unknownAccount');
    const steps = within(canvas.getByRole('region', { name: 'Path so far' })).getAllByRole('listitem');
    await expect(steps.at(-1)).toHaveTextContent(
      'answer login 404 Nothing was found for this request. → unknownAccount',
    );
    await expect(steps.at(-1)).toHaveAttribute('aria-current', 'step');
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  loaders: at('login.refused'),
  parameters: { docs: { description: { story: '[STUDIO-3] An event is sent by the keyboard alone.' } } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'message.dismissed' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(current()).toHaveTextContent('editing'));
  },
};

export const NeverAnswered: Story = {
  tags: ['!dev', '!autodocs'],
  loaders: at('login.submitting'),
  parameters: { docs: { description: { story: '[STUDIO-3] A call that is never answered ends at its time limit.' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Never answers: 20 s' }));
    await waitFor(() => expect(current()).toHaveTextContent('refused'));
  },
};

export const StepByStep: Story = {
  tags: ['!dev', '!autodocs'],
  loaders: at('login.submitting', { isStepwise: true }),
  parameters: { docs: { description: { story: '[STUDIO-3] A run is replayed one step at a time.' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('heading', { name: 'Events' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next step (2 left)' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Next step (1 left)' }));
    await waitFor(() => expect(current()).toHaveTextContent('submitting'));
    await expect(canvas.queryByRole('button', { name: /^Next step/ })).toBeNull();
  },
};

export const Recorded: Story = {
  tags: ['!dev', '!autodocs'],
  loaders: at('login.refused'),
  parameters: {
    docs: {
      description: { story: '[STUDIO-3] What was done is recorded: it can be replayed, and its link holds all of it.' },
    },
  },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'message.dismissed' }));
    await waitFor(() => expect(current()).toHaveTextContent('editing'));
    await userEvent.click(canvas.getByRole('button', { name: 'Replay step by step' }));
    const { replayed } = loaded as { replayed: [Run, object][] };
    await expect(replayed).toHaveLength(1);
    const [[run, options] = []] = replayed;
    await expect(run?.steps.at(-1)).toEqual({ event: { type: 'message.dismissed' } });
    await expect(options).toEqual({ isStepwise: true });
  },
};

const current = () => screen.getByRole('status', { name: 'State' });
