export const MessageModal = { accept: 'Got it!', label: 'Message' };
