export const AlertDialog = { cancel: 'Cancel' };
