import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EXAMPLES } from './examples.tsx';
import { NO_ID, WITHOUT_ROOT_PROPS } from './withoutRootProps.ts';
import { withProps } from './withProps.ts';

/** A test of all components, with nothing to look at. */
const meta = {
  title: 'Tests/Root',
  tags: ['!dev', '!autodocs'],
  // All of them at once: a page with a dozen main landmarks.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const withRootProps = Object.entries(EXAMPLES).filter(([name]) => !(name in WITHOUT_ROOT_PROPS));
const refs = new Map<string, unknown>();

/**
 * Each component passes its ref, id and data attributes to the page: markup rendered on the server cannot prove the ref.
 */
export const HandsOn: Story = {
  render: () => (
    <>
      {withRootProps.map(([name, example]) => (
        <div key={name} data-testid={name}>
          {withProps(name, example, {
            id: `given-${name}`,
            'data-given': name,
            ref: (element: unknown) => void refs.set(name, element),
          })}
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const faults = withRootProps.flatMap(([name]) => {
      const root = canvas.getByTestId(name).querySelector(`[data-given="${name}"]`);
      const ref = refs.get(name);
      return [
        ...(root === null ? [`${name} takes no data`] : []),
        // The ref of a field is its control.
        ...(ref instanceof Element && root?.contains(ref) ? [] : [`${name} takes no ref`]),
        ...(name in NO_ID || document.getElementById(`given-${name}`) ? [] : [`${name} takes no id`]),
      ];
    });
    await expect(faults).toEqual([]);
  },
};
