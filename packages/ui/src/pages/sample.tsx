import type { NavLink, TickerCoin } from '../index.ts';
import * as ui from '../index.ts';
import type { SampleWords } from './sampleWords.ts';

export const COINS: readonly TickerCoin[] = [
  { id: 'bitcoin', symbol: 'BTC', price: 96412.18, change24h: 1.42 },
  { id: 'ethereum', symbol: 'ETH', price: 3318.07, change24h: -0.63 },
  { id: 'tether', symbol: 'USDT', price: 1, change24h: 0.01 },
  { id: 'solana', symbol: 'SOL', price: 214.55, change24h: 3.08 },
  { id: 'bnb', symbol: 'BNB', price: 702.31, change24h: 0.55 },
  { id: 'xrp', symbol: 'XRP', price: 2.19, change24h: -1.91 },
  { id: 'dogecoin', symbol: 'DOGE', price: 0.37, change24h: 2.2 },
  { id: 'cardano', symbol: 'ADA', price: 0.9, change24h: -0.44 },
  { id: 'tron', symbol: 'TRX', price: 0.25, change24h: 0.87 },
  { id: 'avalanche', symbol: 'AVAX', price: 41.92, change24h: 1.1 },
];

/** The links of the sidebar. */
export const links = ({ nav }: SampleWords): readonly NavLink[] => [
  { href: '#invest', label: nav.portfolio, icon: <ui.DashboardIcon />, isCurrent: true },
  { href: '#profile', label: nav.profile, icon: <ui.UserIcon /> },
  { href: '#fund-account', label: nav.fundAccount, icon: <ui.PlusCircleIcon /> },
  { href: '#upgrade', label: nav.upgrade, icon: <ui.GemIcon /> },
  { href: '#trade-center', label: nav.tradeCenter, icon: <ui.ChartIcon /> },
  { href: '#withdraw', label: nav.withdrawals, icon: <ui.UploadIcon /> },
  { href: '#wallet', label: nav.wallet, icon: <ui.WalletIcon /> },
];

/** The links at the foot of the sidebar. */
export const footLinks = ({ nav }: SampleWords): readonly NavLink[] => [
  { href: '#settings', label: nav.settings, icon: <ui.SettingsIcon /> },
  { href: '#logout', label: nav.logOut, icon: <ui.LogOutIcon /> },
];

/** The links of the bottom bar. */
export const quickLinks = ({ nav }: SampleWords): readonly NavLink[] => [
  { href: '#invest', label: nav.home, icon: <ui.HomeIcon />, isCurrent: true },
  { href: '#fund-account', label: nav.deposit, icon: <ui.PlusCircleIcon /> },
  { href: '#trade-center', label: nav.trades, icon: <ui.ChartIcon /> },
  { href: '#wallet', label: nav.wallet, icon: <ui.WalletIcon /> },
];

/** A made-up line in a box of 740 × 220. */
export const CURVE = Array.from({ length: 75 }, (_, day) => {
  const wave = 28 * Math.sin(day / 9) + 12 * Math.sin(day / 3.1) + 5 * Math.sin(day * 2.3);
  return `${day * 10} ${(120 - wave).toFixed(1)}`;
}).join('L');
