import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { Matrix as Combinations, Row } from '../../test/Matrix.tsx';
import { showStates } from '../../test/shownStates.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DialogTrigger } from '../Dialog/index.ts';
import { ArrowEndIcon, DownloadIcon, FilterIcon, PlusIcon } from '../Icon/icons.ts';
import { Modal } from '../Modal/Modal.tsx';
import { Button } from './Button.tsx';

const TONES = ['accent', 'neutral', 'positive', 'negative'] as const;
const APPEARANCES = ['solid', 'soft', 'outline', 'ghost'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;

const meta = {
  component: Button,
  args: { children: 'Deposit', onPress: fn() },
  argTypes: {
    tone: { control: 'inline-radio', options: TONES },
    appearance: { control: 'inline-radio', options: APPEARANCES },
    size: { control: 'inline-radio', options: SIZES },
    iconStart: { control: false },
    iconEnd: { control: false },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Deposit' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/** Enter and Space press once, on release: holding the key does not press the element that the first press opens. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter>5}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.keyboard('{/Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('[Space]');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await expect(args.onPress).toHaveBeenLastCalledWith(expect.objectContaining({ pointerType: 'keyboard' }));
  },
};

/** Releasing Enter does not press a button that received the focus while the key was down. */
export const FocusedInBetween: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <div ref={(place) => keepFocusMoving(place)}>
      <input aria-label="Before" />
      <Button {...args} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** A parent, such as a list or a form, can handle the key: it prevents the press and moves the focus. */
function keepFocusMoving(place: HTMLElement | null) {
  place?.querySelector('input')?.addEventListener('keydown', (event) => {
    event.preventDefault();
    place.querySelector('button')?.focus();
  });
}

/** A press on the button does not reach its parents. */
export const OnSomethingPressed: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it shows what must not be pressed
    <div onClick={() => args.onPress?.({ pointerType: 'pen', target: document.body })}>
      <Button {...args} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(args.onPress).toHaveBeenCalledWith(expect.objectContaining({ pointerType: 'mouse' }));
  },
};

/** It takes the focus on mount, Tab skips the other button, and the slot closes the dialog. */
export const InADialog: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <DialogTrigger>
      <Button {...args}>Cancel deposit</Button>
      <Modal>
        <Dialog
          title="Cancel this deposit?"
          hasClose={false}
          footer={
            <>
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a modal takes the focus */}
              <Button {...args} autoFocus slot="close">
                Keep it
              </Button>
              <Button {...args} excludeFromTabOrder>
                More
              </Button>
            </>
          }
        >
          It cannot be undone.
        </Dialog>
      </Modal>
    </DialogTrigger>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Cancel deposit' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    const page = within(canvasElement.ownerDocument.body);
    const keepButton = await page.findByRole('button', { name: 'Keep it' });
    await waitFor(() => expect(keepButton).toHaveFocus());
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'More' })).not.toHaveFocus();
    keepButton.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/** [DS-1] It works inside the triggers that an app imports from React Aria itself: menu and tooltip (U-4). */
export const InTriggersOfReactAria: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <MenuTrigger>
      <TooltipTrigger delay={0}>
        <Button {...args}>Export</Button>
        <Tooltip>As a file</Tooltip>
      </TooltipTrigger>
      <Popover>
        <Menu>
          <MenuItem>CSV</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: 'Export' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await page.findByRole('tooltip')).toHaveTextContent('As a file');
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('menu', { name: 'Export' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Tones: Story = {
  render: (args) => (
    <Row>
      {TONES.map((tone) => (
        <Button {...args} key={tone} tone={tone}>
          {tone}
        </Button>
      ))}
    </Row>
  ),
};

export const Appearances: Story = {
  render: (args) => (
    <Row>
      {APPEARANCES.map((appearance) => (
        <Button {...args} key={appearance} tone="neutral" appearance={appearance}>
          {appearance}
        </Button>
      ))}
    </Row>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      {SIZES.map((size) => (
        <Button {...args} key={size} size={size} />
      ))}
    </Row>
  ),
};

export const WithIcons: Story = {
  render: (args) => (
    <Row>
      <Button {...args} size="lg" iconStart={<PlusIcon />} />
      <Button {...args} tone="neutral" appearance="outline" size="sm" iconStart={<FilterIcon />}>
        Filter
      </Button>
      <Button {...args} tone="neutral" appearance="outline" size="sm" iconStart={<DownloadIcon />}>
        CSV
      </Button>
      <Button {...args} appearance="ghost" iconEnd={<ArrowEndIcon />}>
        See all
      </Button>
    </Row>
  ),
};

export const FullWidth: Story = {
  args: { isFullWidth: true, size: 'lg', children: 'Continue' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 400, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
};

export const Pending: Story = {
  args: { children: 'Create Deposit', isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Create Deposit Working' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
};

/** A screen reader on the button announces the start and the end of the action. */
export const PendingIsSaid: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Runs(args) {
    const [isPending, setPending] = useState(false);
    return (
      <Button {...args} isPending={isPending} onPress={() => setPending(true)} onDoubleClick={() => setPending(false)}>
        Create Deposit
      </Button>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const announcements = () =>
      canvasElement.ownerDocument.querySelectorAll('[data-live-announcer] [aria-live="assertive"] > *');
    const before = announcements().length;
    await userEvent.click(canvas.getByRole('button', { name: 'Create Deposit' }));
    await waitFor(() => expect(announcements()).toHaveLength(before + 1));
    const button = canvas.getByRole('button', { name: 'Create Deposit Working' });
    await expect(announcements()[before]).toHaveAccessibleName('Create Deposit Working');
    await fireEvent.doubleClick(button);
    await waitFor(() => expect(announcements()).toHaveLength(before + 2));
    await expect(announcements()[before + 1]).toHaveAccessibleName('Create Deposit');
  },
};

export const PendingKeepsTheWidth: Story = {
  render: (args) => (
    <Row>
      {APPEARANCES.flatMap((appearance) => [
        <Button {...args} key={`${appearance} still`} appearance={appearance}>
          {appearance}
        </Button>,
        <Button {...args} key={appearance} appearance={appearance} isPending>
          {appearance}
        </Button>,
      ])}
    </Row>
  ),
  play: async ({ canvas }) => {
    for (const appearance of APPEARANCES) {
      const button = canvas.getByRole('button', { name: appearance });
      const running = canvas.getByRole('button', { name: `${appearance} Working` });
      await expect(running.offsetWidth).toBe(button.offsetWidth);
    }
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Deposit' })).toBeDisabled();
  },
};

/** The hovered, pressed and focused states side by side. */
export const States: Story = {
  beforeEach: showStates,
  render: (args) => (
    <Combinations rows={APPEARANCES} columns={['data-hovered', 'data-pressed', 'data-focus-visible', 'data-disabled']}>
      {(appearance, state) => (
        <div ref={(cell) => cell?.querySelector('button')?.setAttribute(state, 'true')}>
          <Button {...args} appearance={appearance}>
            {state.replace('data-', '')}
          </Button>
        </div>
      )}
    </Combinations>
  ),
};

export const LongText: Story = {
  args: {
    children: 'Confirm that I have written down every one of the twelve words in their order',
    iconStart: <PlusIcon />,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(220);
    await expect(button.offsetHeight).toBeGreaterThan(40);
  },
};

export const RightToLeft: Story = {
  args: { children: 'التالي', iconEnd: <ArrowEndIcon /> },
  globals: { locale: 'ar-AE' },
};

/** Every tone in every appearance. */
export const Matrix: Story = {
  tags: ['vrt'],
  render: (args) => (
    <Combinations rows={TONES} columns={APPEARANCES}>
      {(tone, appearance) => (
        <Button {...args} tone={tone} appearance={appearance} iconStart={<PlusIcon />}>
          {tone} {appearance}
        </Button>
      )}
    </Combinations>
  ),
};
