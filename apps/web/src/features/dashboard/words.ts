/** The dashboard's words that no flow owns (DASH-1, DASH-2, DASH-5). */
export const words = {
  welcome: (name: string) => `Welcome, ${name}`,
  availableBalance: 'Available balance',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  totalProfit: 'Total Profit',
  referralBonus: 'Referral Bonus',
  totalDeposit: 'Total Deposit',
  liveTraders: 'Live Traders',
  andCounting: 'and counting',
  transact: 'Transact',
  depositPlans: 'Deposit plans',
  depositPlan: (number: number) => `Deposit plan ${number}`,
} as const;
