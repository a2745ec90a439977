import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AppShell } from '../components/AppShell/AppShell.tsx';
import { Button } from '../components/Button/Button.tsx';
import { ComboBox } from '../components/ComboBox/ComboBox.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { DialogTrigger } from '../components/Dialog/index.ts';
import { Header } from '../components/Header/Header.tsx';
import { DashboardIcon, UserIcon } from '../components/Icon/icons.ts';
import { Menu } from '../components/Menu/Menu.tsx';
import { Modal } from '../components/Modal/Modal.tsx';
import { Popover } from '../components/Popover/Popover.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Sidebar } from '../components/Sidebar/Sidebar.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { createToasts, ToastRegion } from '../components/Toast/index.ts';
import { CurrencyPicker } from '../finance/CurrencyPicker/CurrencyPicker.tsx';
import { DEFAULT_BRAND } from '../tokens/brands.ts';
import { whenDialogIsRefocused } from './whenDialogIsRefocused.ts';

/**
 * The same checks for every overlay, first by keyboard alone and then by pointer alone, in left-to-right and right-to-left layout
 * and on the smallest phone: what opens it, where the focus goes, what closes it, and where the focus returns to. Behaviour that
 * only one overlay has is tested in that component's own stories.
 */
const meta = {
  title: 'Tests/Overlays',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type User = StoryContext['userEvent'];

const RIGHT_TO_LEFT = { globals: { locale: 'ar-AE' } };
const ON_A_PHONE = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

const OPTIONS = ['Bitcoin', 'Ethereum', 'Solana'].map((label) => ({ value: label.toLowerCase(), label }));
const CLOSE = { name: /^(Close|إغلاق)$/ };

const changed = fn();
const expectClosed = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());
const hasFocus = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());
const isInside = (outer: HTMLElement) =>
  waitFor(() => expect(outer).toContainElement(document.activeElement as HTMLElement));

/** Presses outside of every overlay, in the top left corner of the window. */
const pressOutside = (user: User) =>
  user.pointer({ target: document.body, keys: '[MouseLeft]', coords: { x: 2, y: 2 } });

/** An overlay must not reach beyond the window or make the page scroll sideways. */
async function expectInWindow(element: HTMLElement): Promise<void> {
  await waitFor(() => {
    const { left, right } = element.getBoundingClientRect();
    return expect([left >= 0, Math.floor(right) <= innerWidth]).toEqual([true, true]);
  });
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}

const modal: Story = {
  render: () => (
    <DialogTrigger>
      <Button>Transfer</Button>
      <Modal>
        <Dialog title="Transfer Funds" footer={<Button>Send</Button>}>
          <TextField label="Amount" />
        </Dialog>
      </Modal>
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Transfer' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Transfer Funds' });
    await isInside(dialog);
    for (const _ of [1, 2, 3, 4]) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await expectInWindow(dialog);
    await userEvent.keyboard('{Escape}');
    await expectClosed('dialog');
    await hasFocus(opener);

    await userEvent.click(opener);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', CLOSE));
    await expectClosed('dialog');
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await pressOutside(userEvent);
    await expectClosed('dialog');
    await hasFocus(opener);
  },
};
/** [DS-1] */
export const ModalLeftToRight: Story = modal;
export const ModalRightToLeft: Story = { ...modal, ...RIGHT_TO_LEFT };
export const ModalOnAPhone: Story = { ...modal, ...ON_A_PHONE };

const nested: Story = {
  render: () => (
    <DialogTrigger>
      <Button>Transfer</Button>
      <Modal>
        <Dialog title="Transfer Funds">
          <DialogTrigger>
            <Button>Terms</Button>
            <Modal>
              <Dialog title="Terms">
                <Select label="Coin" options={OPTIONS} />
              </Dialog>
            </Modal>
          </DialogTrigger>
        </Dialog>
      </Modal>
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Transfer' });
    const refocused = whenDialogIsRefocused();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const lower = await screen.findByRole('dialog', { name: 'Transfer Funds' });
    await isInside(lower);
    await refocused;
    const terms = within(lower).getByRole('button', { name: 'Terms' });
    terms.focus();
    await userEvent.keyboard('{Enter}');
    const upper = await screen.findByRole('dialog', { name: 'Terms' });
    await isInside(upper);
    const coin = within(upper).getByRole('button', { name: /Coin/ });
    coin.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    // Each Escape closes only the topmost overlay.
    await userEvent.keyboard('{Escape}');
    await expectClosed('listbox');
    await hasFocus(coin);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Terms' })).toBeNull());
    await hasFocus(terms);
    await userEvent.keyboard('{Escape}');
    await expectClosed('dialog');
    await hasFocus(opener);

    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Terms' }));
    await userEvent.click(within(await screen.findByRole('dialog', { name: 'Terms' })).getByRole('button', CLOSE));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Terms' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Transfer Funds' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', CLOSE));
    await expectClosed('dialog');
  },
};
/** [DS-1] */
export const NestedLeftToRight: Story = nested;
export const NestedRightToLeft: Story = { ...nested, ...RIGHT_TO_LEFT };
export const NestedOnAPhone: Story = { ...nested, ...ON_A_PHONE };

const select: Story = {
  beforeEach: () => void changed.mockClear(),
  render: () => <Select label="Coin" options={OPTIONS} onChange={changed} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Coin/ });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expectInWindow(await screen.findByRole('listbox'));
    await userEvent.keyboard('{End}{Enter}');
    await expectClosed('listbox');
    await expect(changed).toHaveBeenLastCalledWith('solana');
    await hasFocus(button);
    await userEvent.keyboard(' ');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Home}{Escape}');
    await expectClosed('listbox');
    await expect(changed).toHaveBeenCalledOnce();

    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: 'Ethereum' }));
    await expectClosed('listbox');
    await expect(changed).toHaveBeenLastCalledWith('ethereum');
    await expect(button).toHaveTextContent('Ethereum');
  },
};
/** [DS-1] */
export const SelectLeftToRight: Story = select;
export const SelectRightToLeft: Story = { ...select, ...RIGHT_TO_LEFT };
export const SelectOnAPhone: Story = { ...select, ...ON_A_PHONE };

const comboBox: Story = {
  beforeEach: () => void changed.mockClear(),
  render: () => <ComboBox label="Coin" options={OPTIONS} onChange={changed} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Coin' });
    await userEvent.tab();
    await expectInWindow(await screen.findByRole('listbox'));
    await userEvent.keyboard('sol');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expectClosed('listbox');
    await expect(changed).toHaveBeenLastCalledWith('solana');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expectClosed('listbox');
    await expect(input).toHaveValue('Solana');

    await userEvent.click(input);
    await userEvent.click(await screen.findByRole('option', { name: 'Bitcoin' }));
    await expectClosed('listbox');
    await expect(changed).toHaveBeenLastCalledWith('bitcoin');
    await expect(changed).toHaveBeenCalledTimes(2);
  },
};
/** [DS-1] */
export const ComboBoxLeftToRight: Story = comboBox;
export const ComboBoxRightToLeft: Story = { ...comboBox, ...RIGHT_TO_LEFT };
export const ComboBoxOnAPhone: Story = { ...comboBox, ...ON_A_PHONE };

const menu: Story = {
  beforeEach: () => void changed.mockClear(),
  render: () => (
    <Menu
      groups={[
        {
          id: 'use',
          items: ['Copy', 'Details', 'Cancel'].map((label) => ({ id: label, label, onAction: () => changed(label) })),
        },
      ]}
    >
      <Button>More</Button>
    </Menu>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'More' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expectInWindow(await screen.findByRole('menu'));
    await hasFocus(screen.getByRole('menuitem', { name: 'Copy' }));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expectClosed('menu');
    await expect(changed).toHaveBeenLastCalledWith('Cancel');
    await hasFocus(opener);
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await expectClosed('menu');
    await hasFocus(opener);

    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Details' }));
    await expectClosed('menu');
    await expect(changed).toHaveBeenLastCalledWith('Details');
    await expect(changed).toHaveBeenCalledTimes(2);
  },
};
/** [DS-1] */
export const MenuLeftToRight: Story = menu;
export const MenuRightToLeft: Story = { ...menu, ...RIGHT_TO_LEFT };
export const MenuOnAPhone: Story = { ...menu, ...ON_A_PHONE };

const popover: Story = {
  render: () => (
    <DialogTrigger>
      <Button>Filter</Button>
      <Popover label="Filter deposits">
        <TextField label="Method" />
      </Popover>
    </DialogTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const shown = await screen.findByRole('dialog', { name: 'Filter deposits' });
    await isInside(shown);
    await expectInWindow(shown);
    await userEvent.keyboard('{Escape}');
    await expectClosed('dialog');
    await hasFocus(opener);

    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await pressOutside(userEvent);
    await expectClosed('dialog');
  },
};
/** [DS-1] */
export const PopoverLeftToRight: Story = popover;
export const PopoverRightToLeft: Story = { ...popover, ...RIGHT_TO_LEFT };
export const PopoverOnAPhone: Story = { ...popover, ...ON_A_PHONE };

const picker: Story = {
  beforeEach: () => void changed.mockClear(),
  render: () => <CurrencyPicker label="Currency" value="USD" onChange={changed} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /Currency/ });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    const search = within(dialog).getByRole('searchbox');
    await hasFocus(search);
    await expectInWindow(dialog);
    await userEvent.keyboard('eur');
    const [first] = within(dialog).getAllByRole('option');
    await expect(search).toHaveAttribute('aria-activedescendant', first?.id);
    // The first Escape clears the search, the second closes the dialog.
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expectClosed('dialog');
    await hasFocus(opener);
    await expect(changed).not.toHaveBeenCalled();

    await userEvent.click(opener);
    const again = await screen.findByRole('dialog');
    await userEvent.click(within(again).getByRole('option', { name: /JPY$/ }));
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.click(within(again).getAllByRole('button').at(-1)!);
    await expectClosed('dialog');
    await expect(changed).toHaveBeenCalledOnce();
    await expect(changed).toHaveBeenCalledWith(expect.objectContaining({ code: 'JPY' }));
  },
};
/** [CUR-1, DS-1] */
export const PickerLeftToRight: Story = picker;
export const PickerRightToLeft: Story = { ...picker, ...RIGHT_TO_LEFT };
export const PickerOnAPhone: Story = { ...picker, ...ON_A_PHONE };

const toasts = createToasts();
const toast: Story = {
  beforeEach: () => () => toasts.queue.clear(),
  render: () => (
    <>
      <Button onPress={() => toasts.show({ title: 'Copied', isPersistent: true })}>Copy</Button>
      <ToastRegion toasts={toasts} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Copy' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const shown = await screen.findByRole('alertdialog', { name: 'Copied' });
    await expectInWindow(shown);
    // A toast does not take the focus; F6 moves it there.
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{F6}');
    const close = within(shown).getByRole('button', CLOSE);
    for (const _ of [1, 2]) if (document.activeElement !== close) await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectClosed('alertdialog');
    await hasFocus(opener);

    await userEvent.click(opener);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', CLOSE));
    await expectClosed('alertdialog');
  },
};
/** [PUSH-4, DS-1] */
export const ToastLeftToRight: Story = toast;
export const ToastRightToLeft: Story = { ...toast, ...RIGHT_TO_LEFT };
export const ToastOnAPhone: Story = { ...toast, ...ON_A_PHONE };

const drawer: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {/* The test window is wide; this shows the menu button, which only narrow windows have. */}
      <style>{'header > div { display: block !important }'}</style>
      <AppShell
        header={<Header title="Portfolio" />}
        sidebar={
          <Sidebar
            brand={DEFAULT_BRAND}
            groups={[
              {
                id: 'pages',
                links: [
                  { href: '#invest', label: 'Portfolio', icon: <DashboardIcon />, isCurrent: true },
                  { href: '#profile', label: 'My Profile', icon: <UserIcon /> },
                ],
              },
            ]}
          />
        }
      >
        The page.
      </AppShell>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = within(canvas.getByRole('banner')).getAllByRole('button')[0]!;
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await isInside(dialog);
    // The drawer is attached to the start side: left, or right in right-to-left layout.
    const isRightToLeft = document.documentElement.dir === 'rtl';
    await waitFor(() => {
      const { left, right } = dialog.getBoundingClientRect();
      return expect(isRightToLeft ? Math.round(innerWidth - right) : Math.round(left)).toBe(0);
    });
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expectClosed('dialog');
    await hasFocus(opener);

    await userEvent.click(opener);
    const again = await screen.findByRole('dialog');
    await userEvent.click(again.parentElement?.parentElement ?? again);
    await expectClosed('dialog');
    await hasFocus(opener);
  },
};
/** [SIDE-4, DS-1] */
export const DrawerLeftToRight: Story = drawer;
export const DrawerRightToLeft: Story = { ...drawer, ...RIGHT_TO_LEFT };
export const DrawerOnAPhone: Story = { ...drawer, ...ON_A_PHONE };
