import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { storyAddress } from '../../../../.storybook/storyAddress.ts';
import { singleTheme } from '../../../../.storybook/themes.ts';
import { records } from '../page/records.ts';
import { ProductMap } from './ProductMap.tsx';

/** A few flows that cover all cases: states without a story, nested states, transitions that every state accepts. */
const few = records.filter(({ diagram }) => ['login', 'verifyEmail', 'vault'].includes(diagram.flow));

const meta = {
  title: 'Flows/Map',
  component: ProductMap,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    // The map changes with every flow, and Chromatic compares the stories of the states themselves.
    chromatic: { disableSnapshot: true },
  },
  // Tests do not load real stories into the frame.
  args: { flows: few, storyPage: (story) => `about:blank#${story}` },
} satisfies Meta<typeof ProductMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All flows. */
export const Everything: Story = {
  name: 'Map',
  args: { flows: records },
  parameters: {
    docs: {
      description: {
        story: '[STUDIO-5] Each state of each flow is on the map, below the path of the page that it belongs to.',
      },
    },
  },
  render: (args, { globals }) => (
    <ProductMap
      {...args}
      storyPage={(id) => storyAddress({ id, initialArgs: {}, args: {}, globals }, singleTheme(globals['theme']), false)}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const states = records.reduce((sum, { diagram }) => sum + diagram.states.length, 0);
    await expect(canvas.getByRole('status')).toHaveTextContent(`${states} states in ${records.length} flows`);
    await expect(canvasElement.querySelectorAll('button[aria-expanded]')).toHaveLength(states);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(records.length);
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(15);
  },
};

export const Searching: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    docs: { description: { story: '[STUDIO-5] The search finds flows, states and requirement ids.' } },
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search flows, states, requirements' });
    const flows = () => canvas.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(flows()).toEqual(['Login', 'Verify email', 'Vault']);

    await userEvent.type(field, 'verify email');
    await expect(flows()).toEqual(['Verify email']);
    await expect(canvas.queryByRole('button', { name: /, found$/ })).toBeNull();

    await userEvent.clear(field);
    await userEvent.type(field, 'unknownacc');
    await expect(flows()).toEqual(['Login']);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 state in 1 flow');
    await expect(canvas.getByRole('button', { name: 'unknownAccount, modal, found' })).toBeVisible();

    await userEvent.clear(field);
    await userEvent.type(field, 'LOGIN-5');
    await expect(canvas.getAllByRole('button', { name: /, found$/ }).map(({ textContent }) => textContent)).toEqual([
      'submitting',
      'unknownAccount',
      'signingUp',
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /^submitting/ })).toHaveFocus();

    await userEvent.clear(field);
    await userEvent.type(field, 'no such thing');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found');
    await expect(flows()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect(flows()).toHaveLength(3);
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    docs: {
      description: {
        story: '[STUDIO-5] Each flow is a single stop of the Tab key, and the arrow keys reach its states.',
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'States of Login' });
    const state = (name: RegExp) => within(list).getByRole('button', { name });
    await expect(
      within(list)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([state(/^editing/)]);
    state(/^editing/).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(state(/^submitting/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(state(/^submitting/)).toHaveAttribute('aria-expanded', 'true');
    const panel = canvas.getByRole('region', { name: 'submitting' });
    within(panel).getAllByRole('link', { name: 'refused' })[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(state(/^refused/)).toHaveFocus();
    await expect(canvas.getByRole('region', { name: 'refused' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'submitting' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(state(/^refused/)).toHaveFocus();
    await expect(state(/^refused/)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Links: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    docs: {
      description: {
        story: '[STUDIO-5] A state has links to its story, or the reason why it has none, and to the page of its flow.',
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const story = './?path=/story/flows-states-login--refused';
    await expect(canvas.getByRole('link', { name: 'Story of refused' })).toHaveAttribute('href', story);
    await userEvent.click(canvas.getByRole('button', { name: /^refused/ }));
    const refused = within(canvas.getByRole('region', { name: 'refused' }));
    await expect(refused.getByRole('link', { name: 'Story: refused' })).toHaveAttribute('href', story);
    await expect(refused.getByRole('link', { name: 'Flow: Login' })).toHaveAttribute(
      'href',
      './?path=/docs/flows-diagrams-login--docs',
    );
    await expect(refused.getAllByRole('link', { name: 'LOGIN-6' })[0]).toHaveAttribute(
      'href',
      './?path=/docs/flows-diagrams-requirements--docs#LOGIN-6',
    );

    await userEvent.click(canvas.getByRole('button', { name: /^checking, initial/ }));
    const checking = within(canvas.getByRole('region', { name: 'checking' }));
    await expect(checking.getByText(/^No story: The flow decides here/)).toBeVisible();
    await expect(checking.queryByRole('button', { name: 'Show the screen' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'unlocked' }));
    await expect(canvas.getByText(/^No story: A group of states: unlocked\.open/)).toBeVisible();

    // A flow has a link to the page of the flow that follows it.
    const toVerification = within(canvas.getByRole('article', { name: 'Login' })).getByRole('link', {
      name: '/verification',
    });
    await userEvent.click(toVerification);
    await expect(canvas.getByRole('heading', { level: 2, name: '/verification' })).toHaveFocus();
  },
};

export const Screens: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    docs: { description: { story: '[STUDIO-5] The screen of a state is loaded on request, one at a time.' } },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const frames = () =>
      [...canvasElement.querySelectorAll('iframe')].map(({ title, src, inert }) => ({ title, src, inert }));
    await userEvent.click(stateOf(canvas, 'Login', /^refused/));
    await expect(frames()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the screen' }));
    await expect(frames()).toEqual([
      { title: 'Login, refused', src: 'about:blank#flows-states-login--refused', inert: true },
    ]);
    await userEvent.click(stateOf(canvas, 'Vault', /^locked\b/));
    await expect(frames()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the screen' }));
    await expect(frames()).toEqual([
      { title: 'Vault, locked', src: 'about:blank#flows-states-vault--locked', inert: true },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the screen' }));
    await expect(frames()).toEqual([]);
  },
};

export const OnAPhone: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: 390 }}>
        <Shown />
      </div>
    ),
  ],
  globals: { direction: 'rtl' },
  parameters: {
    docs: {
      description: {
        story:
          '[STUDIO-5] On a phone, and on a right-to-left page, only the charts scroll horizontally, and they are drawn from left to right.',
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const map = canvas.getByRole('main');
    await waitFor(() => expect(getComputedStyle(map).direction).toBe('rtl'));
    await userEvent.click(stateOf(canvas, 'Login', /^submitting/));
    await expect(canvas.getByRole('region', { name: 'submitting' })).toBeVisible();
    await expect(map.scrollWidth).toBeLessThanOrEqual(390);
    const left = (name: RegExp) => stateOf(canvas, 'Login', name).getBoundingClientRect().left;
    await expect(left(/^editing/)).toBeLessThan(left(/^submitting/));
  },
};

type Canvas = ReturnType<typeof within>;

/** The button of a state in the list of its flow. */
function stateOf(canvas: Canvas, flow: string, name: RegExp): HTMLElement {
  return within(canvas.getByRole('list', { name: `States of ${flow}` })).getByRole('button', { name });
}
