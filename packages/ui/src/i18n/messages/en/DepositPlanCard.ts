export const DepositPlanCard = {
  active: 'Active',
  paused: 'Paused',
  completed: 'Completed',
  expired: 'Expired',
  unknown: 'Unknown',
  made: (made: string, required: string) => `${made} of ${required} deposits made`,
  perDeposit: (amount: string) => `${amount} a deposit`,
  daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  started: (date: string) => `Started ${date}`,
};
