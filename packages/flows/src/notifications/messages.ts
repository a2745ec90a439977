/** DASH-9. Ours: no requirement has words for it. */
export const notificationsMessages = {
  notLoaded: 'Failed to fetch notifications.',
  notMarked: 'This could not be marked as read.',
} as const;
