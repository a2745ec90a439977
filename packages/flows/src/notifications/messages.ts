/** DASH-9. Ours: no requirement has words for it. */
export const notificationsMessages = {
  notLoaded: 'Failed to fetch notifications.',
  notMarked: 'We couldn’t mark this as read.',
} as const;
