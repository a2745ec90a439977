import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { framed } from '../../docs/framed.ts';
import { SampleBand } from '../../finance/SampleBand/SampleBand.tsx';
import { SiteFooter } from '../../finance/SiteFooter/SiteFooter.tsx';
import { TickerTape } from '../../finance/TickerTape/TickerTape.tsx';
import { longestMotion } from '../../test/motion.ts';
import { openedBy } from '../../test/Opened.tsx';
import { DEFAULT_BRAND } from '../../tokens/brands.ts';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { Header } from '../Header/Header.tsx';
import { DashboardIcon, UserIcon } from '../Icon/icons.ts';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { AppShell } from './AppShell.tsx';

const meta = {
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    sidebar: (
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
    ),
    header: <Header title="Portfolio" />,
    children: 'The page.',
  },
  argTypes: {
    band: { control: false },
    sidebar: { control: false },
    header: { control: false },
    ticker: { control: false },
    children: { control: false },
    footer: { control: false },
    bottomBar: { control: false },
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  },
};

/** The drawer has its own menu, and the main landmark has the id that the skip link points to. */
export const OwnMenu: Story = {
  args: { menu: 'Nothing but words.', mainId: 'page' },
  argTypes: { menu: { control: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'page');
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#page');
  },
};

/** Below 1024 px the sidebar is a drawer; its button is found by name at any window width. */
const drawer = async (canvasElement: HTMLElement) => {
  const open = canvasElement.querySelector<HTMLElement>('header button');
  if (!open) throw new Error('no menu button');
  return { open, body: within(canvasElement.ownerDocument.body) };
};

const PHONE = { bottomBar: <BottomBar links={[{ href: '#invest', label: 'Dashboard', icon: <DashboardIcon /> }]} /> };

/** The menu button with its open drawer, at any window width. */
export const DrawerOpen: Story = {
  args: PHONE,
  parameters: framed(480),
  decorators: [openedBy('header button')],
  render: (args) => (
    <>
      <style>{'header > div { display: block !important }'}</style>
      <AppShell {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const { body } = await drawer(canvasElement);
    await waitFor(() => expect(body.getByRole('dialog', { name: 'Menu' })).toBeVisible());
  },
};

/** [SIDE-4] Escape closes the drawer and returns the focus. */
export const DrawerCloses: Story = {
  tags: ['!dev', '!autodocs'],
  args: PHONE,
  render: (args) => (
    <>
      {/* The stories run in a wide window; this shows the button that a narrow one shows. */}
      <style>{'header > div { display: block !important }'}</style>
      <AppShell {...args} />
    </>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const { open, body } = await drawer(canvasElement);
    await userEvent.click(open);
    const dialog = await body.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(dialog).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
};

/** [SIDE-4] Pressing outside closes the drawer. */
export const DrawerClosesOutside: Story = {
  tags: ['!dev', '!autodocs'],
  ...DrawerCloses,
  play: async ({ canvasElement, userEvent }) => {
    const { open, body } = await drawer(canvasElement);
    await userEvent.click(open);
    const dialog = await body.findByRole('dialog', { name: 'Menu' });
    const overlay = dialog.parentElement?.parentElement;
    await userEvent.click(overlay ?? dialog);
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

/** [SIDE-4] A link in the drawer opens its page and closes the drawer. */
export const DrawerLinkCloses: Story = {
  tags: ['!dev', '!autodocs'],
  ...DrawerCloses,
  play: async ({ canvasElement, userEvent }) => {
    const { open, body } = await drawer(canvasElement);
    await userEvent.click(open);
    const dialog = await body.findByRole('dialog', { name: 'Menu' });
    // No router here: the browser itself would leave the page of the stories.
    canvasElement.ownerDocument.addEventListener('click', (event) => event.preventDefault(), {
      capture: true,
      once: true,
    });
    await userEvent.click(within(dialog).getByRole('link', { name: 'My Profile' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

/** [SIDE-4] On the smallest phone: a bottom bar, a drawer without animation for reduced motion, and nothing cut off. */
export const OnAPhone: Story = {
  args: {
    ...PHONE,
    band: <SampleBand />,
    ticker: <TickerTape label="Prices" coins={[{ id: 'btc', symbol: 'BTC', price: 96412.18, change24h: 1.42 }]} />,
    footer: <SiteFooter operator="Operated by Example Operator Ltd." />,
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect([innerWidth, document.documentElement.scrollWidth]).toEqual([320, 320]);
    const { open, body } = await drawer(canvasElement);
    await userEvent.click(open);
    const panel = (await body.findByRole('dialog', { name: 'Menu' })).parentElement as HTMLElement;
    await waitFor(() => expect(panel).toBeVisible());
    await expect(longestMotion(panel)).toBeLessThanOrEqual(1);
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};

export const LongText: Story = {
  args: { header: <Header title="Everything that happened in this account since the first of January of last year" /> },
};

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

/** On a wide window: all slots are filled except the bottom bar. */
export const Matrix: Story = {
  tags: ['vrt'],
  args: {
    band: <SampleBand />,
    ticker: <TickerTape label="Prices" coins={[{ id: 'btc', symbol: 'BTC', price: 96412.18, change24h: 1.42 }]} />,
    footer: <SiteFooter operator="Operated by Example Operator Ltd." />,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('BTC');
  },
};
