export const Toast = { region: 'Announcements', close: 'Close' };
