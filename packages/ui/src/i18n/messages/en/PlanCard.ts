export const PlanCard = {
  current: 'Current plan',
  minimum: 'Minimum',
  rate: "Operator's figure",
  duration: 'Duration',
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  risk: 'Risk',
};
