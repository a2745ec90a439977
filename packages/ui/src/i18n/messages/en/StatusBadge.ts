export const StatusBadge = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  declined: 'Declined',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
  unknown: 'Unknown',
};
