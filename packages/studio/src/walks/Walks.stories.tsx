import type { Meta, StoryObj } from '@storybook/react-vite';
import { WalkPage } from './WalkPage.tsx';

/** Whole journeys on the real app and backend, step by step (STUDIO-4). */
const meta = {
  title: 'Flows/Walks',
  component: WalkPage,
  // Neither tested nor pictured like other stories: a backend takes seconds to start, and its times and prices are real.
  // packages/studio/e2e/walks.e2e.ts does every step of every walk.
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'fullscreen', controls: { disable: true }, chromatic: { disableSnapshot: true } },
  render: ({ name }, { globals }) => <WalkPage key={name} name={name} globals={globals} />,
  args: { globals: {} },
} satisfies Meta<typeof WalkPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Storybook reads the names without running this file, so they are written out.
export const FirstVisit: Story = { name: 'First visit to confirmed deposit', args: { name: 'firstVisit' } };
export const Identity: Story = { name: 'Identity refused and mended', args: { name: 'identity' } };
export const EndedSession: Story = { name: 'Session ends inside a form', args: { name: 'endedSession' } };
