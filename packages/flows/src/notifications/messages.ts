/** DASH-9. The requirement has no texts for these messages. */
export const notificationsMessages = {
  notLoaded: 'Failed to fetch notifications.',
  notMarked: 'We couldn’t mark this as read.',
} as const;
