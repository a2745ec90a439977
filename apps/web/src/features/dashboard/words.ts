import { wordsHook } from '../../app/wordsHook.ts';

/** The dashboard's words that no flow owns (DASH-1, DASH-2, DASH-5). */
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
  transferNote: 'It moves from your profit into the available balance.',
  transferable: (amount: string) => `Profit ${amount}`,
  transfer: 'Transfer',
  transferAgain: 'Send it again',
  chart: 'Price chart',
  coin: 'Coin',
  change24h: 'In 24 hours',
  chartFailed: 'The prices could not be had. They are asked for again by themselves.',
  depositPlans: 'Deposit plans',
  depositPlan: (number: number) => `Deposit plan ${number}`,
  latest: 'Latest activity',
  allEntries: 'All activity',
  missing: 'Some of your figures are not shown now.',
  latestMissing: 'Your latest activity is not shown now.',
  noEntries: 'No activity yet',
  noEntriesNote: 'The first confirmed deposit shows here.',
} as const;

export const useWords = wordsHook('dashboard', en);
