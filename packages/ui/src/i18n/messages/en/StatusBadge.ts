export const StatusBadge = {
  pending: 'Pending',
  processing: 'Processing',
  confirmed: 'Confirmed',
  completed: 'Completed',
  declined: 'Declined',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
  returned: 'Returned',
  unknown: 'Unknown',
};
