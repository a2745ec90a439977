import { Button, Stack, Text } from '@keel/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { StrictMode, useState } from 'react';
import { expect, fn, spyOn } from 'storybook/test';
import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import { useFlow } from './useFlow.ts';

/** Asks once for each press, and listens as long as it runs. */
const questionMachine = setup({
  types: {
    context: {} as { readonly question: string; readonly answer: string },
    events: {} as { type: 'asked' },
    input: {} as { readonly question: string },
  },
  actors: {
    answer: fromPromise<string, { readonly question: string }>(() => Promise.reject(new Error('not provided'))),
    listener: fromCallback<EventObject>(() => undefined),
  },
}).createMachine({
  id: 'question',
  context: ({ input }) => ({ ...input, answer: '' }),
  invoke: { src: 'listener' },
  initial: 'idle',
  states: {
    idle: { on: { asked: 'asking' } },
    asking: {
      invoke: {
        src: 'answer',
        input: ({ context }) => ({ question: context.question }),
        onDone: { target: 'idle', actions: assign({ answer: ({ event }) => event.output }) },
      },
    },
  },
});

interface QuestionProps {
  /** Called when the flow starts to listen. */
  readonly onStart: () => void;
  readonly onStop: () => void;
}

function Question({ onStart, onStop }: QuestionProps) {
  const [renders, setRenders] = useState(1);
  const flow = useFlow(questionMachine, {
    ports: {
      answer: async ({ question }) => `${question} Render ${renders}.`,
      listener: fromCallback<EventObject>(() => {
        onStart();
        return onStop;
      }),
    },
    input: { question: `Which, asked in render ${renders}?` },
  });
  const answer = useSelector(flow, ({ context }) => context.answer);
  return (
    <Stack gap="4">
      <Button onPress={() => setRenders(renders + 1)}>Render again</Button>
      <Button onPress={() => flow.send({ type: 'asked' })}>Ask</Button>
      <Text>{answer}</Text>
    </Stack>
  );
}

function Mountable(props: QuestionProps) {
  const [isMounted, setMounted] = useState(false);
  return (
    <Stack gap="4">
      {isMounted && <Question {...props} />}
      <Button onPress={() => setMounted(!isMounted)}>{isMounted ? 'Unmount' : 'Mount'}</Button>
    </Stack>
  );
}

const meta = {
  title: 'App/useFlow',
  tags: ['!dev', '!autodocs'],
  component: Mountable,
  args: { onStart: fn(), onStop: fn() },
} satisfies Meta<typeof Mountable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [QA-6] A flow starts once per mount, with its first input, and each call uses the port of the latest render. */
export const StartsOncePerMount: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const provide = spyOn(questionMachine, 'provide');
    await press('Mount');
    await press('Ask');
    await canvas.findByText('Which, asked in render 1? Render 1.');
    await press('Render again');
    await press('Render again');
    await press('Ask');
    await canvas.findByText('Which, asked in render 1? Render 3.');
    await expect(provide).toHaveBeenCalledTimes(1);
    await expect(args.onStart).toHaveBeenCalledTimes(1);
    await expect(args.onStop).not.toHaveBeenCalled();
    await press('Unmount');
    await expect(args.onStop).toHaveBeenCalledTimes(1);
  },
};

/** [QA-6] In strict mode, which starts the effects of a mount twice, one flow runs, with the port of the latest render. */
export const InStrictMode: Story = {
  render: (args) => (
    <StrictMode>
      <Mountable {...args} />
    </StrictMode>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Mount');
    await press('Render again');
    await press('Ask');
    await canvas.findByText('Which, asked in render 1? Render 2.');
    await expect(args.onStart).toHaveBeenCalledTimes(2);
    await expect(args.onStop).toHaveBeenCalledTimes(1);
    await press('Unmount');
    await expect(args.onStop).toHaveBeenCalledTimes(2);
  },
};
