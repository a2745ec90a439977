import type { Meta, StoryObj } from '@storybook/react-vite';
import { WalkPage } from './WalkPage.tsx';
import { walks } from './walks.ts';

/** Whole journeys on the real app and backend, step by step (STUDIO-4). */
const meta = {
  title: 'Flows/Walks',
  component: WalkPage,
  // Neither tested nor pictured like other stories: a backend takes seconds to start, and its times and prices are real.
  // packages/studio/e2e/walks.e2e.ts does every step of every walk.
  tags: ['!autodocs', '!test'],
  argTypes: { name: { control: false }, globals: { control: false } },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  render: ({ name }, { globals }) => <WalkPage key={name} name={name} globals={globals} />,
  args: { globals: {} },
} satisfies Meta<typeof WalkPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = { name: walks.firstVisit.title, args: { name: 'firstVisit' } };
export const Identity: Story = { name: walks.identity.title, args: { name: 'identity' } };
export const EndedSession: Story = { name: walks.endedSession.title, args: { name: 'endedSession' } };
