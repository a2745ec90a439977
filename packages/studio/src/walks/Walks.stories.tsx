import type { Meta, StoryObj } from '@storybook/react-vite';
import { WalkPage } from './WalkPage.tsx';

/** Whole journeys on the real app and backend, step by step (STUDIO-4). */
const meta = {
  title: 'Flows/Walks',
  component: WalkPage,
  // Excluded from story tests and pictures: a backend takes seconds to start, and its times and prices are real.
  // packages/studio/e2e/walks.e2e.ts performs every step of every walk.
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'fullscreen', controls: { disable: true }, chromatic: { disableSnapshot: true } },
  render: ({ name }, { globals }) => <WalkPage key={name} name={name} globals={globals} />,
  args: { globals: {} },
} satisfies Meta<typeof WalkPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Storybook reads the names without running this file, so they must be literals.
export const FirstVisit: Story = { name: 'First visit to confirmed deposit', args: { name: 'firstVisit' } };
export const Identity: Story = { name: 'Identity rejected, then approved', args: { name: 'identity' } };
export const EndedSession: Story = { name: 'Session ends while a form is filled in', args: { name: 'endedSession' } };
