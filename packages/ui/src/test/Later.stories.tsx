import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../components/Text/Text.tsx';
import { type Later, useLater } from '../useLater.ts';

let asked = 0;

/** Stands for a file that cannot be had while the line is down. */
const greeting: Later<string> = {
  load: async () => {
    asked += 1;
    if (asked < 3) throw new Error('The line is down.');
    return 'There in the end';
  },
  loaded: null,
};

function Greeting() {
  return <Text>{useLater(greeting, true) ?? 'Not there yet'}</Text>;
}

const meta = {
  title: 'test/Later',
  tags: ['!dev', '!autodocs'],
  component: Greeting,
  beforeEach: () => {
    asked = 0;
    greeting.loaded = null;
  },
} satisfies Meta<typeof Greeting>;

export default meta;

/** What is wanted and could not be loaded is asked for again, until it is there. */
export const AskedForAgain: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not there yet')).toBeVisible();
    await expect(await canvas.findByText('There in the end')).toBeVisible();
  },
};
