import { wordsHook } from '../../app/i18n/wordsHook.ts';

/** The texts of the dashboard that are not messages of a flow (DASH-1, DASH-2, DASH-5). */
export const en = {
  welcome: (name: string) => `Welcome, ${name}`,
  availableBalance: 'Available balance',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  buySell: 'Buy / Sell',
  sendReceive: 'Send / Receive',
  totalProfit: 'Total Profit',
  referralBonus: 'Referral Bonus',
  totalDeposit: 'Total Deposit',
  liveTraders: 'Live Traders',
  andCounting: 'and counting',
  transact: 'Transact',
  transferFunds: 'Transfer Funds',
  transferAmount: 'Amount in dollars',
  transferNote: 'This moves money from your profit to your available balance.',
  transferable: (amount: string) => `Profit ${amount}`,
  transfer: 'Transfer',
  transferAgain: 'Send again',
  chart: 'Price chart',
  coin: 'Coin',
  chooseCoin: 'Choose another coin',
  change24h: '24 hours',
  chartFailed: 'Couldn’t load prices. Retrying…',
  depositPlans: 'Deposit plans',
  depositPlan: (number: number) => `Deposit plan ${number}`,
  latest: 'Latest activity',
  allEntries: 'All activity',
  loadFailed: 'Some of your figures couldn’t load.',
  latestFailed: 'We couldn’t load your latest activity.',
  noEntries: 'No activity yet',
  noEntriesNote: 'Your first confirmed deposit will appear here.',
} as const;

export const useWords = wordsHook('dashboard', en);
