export const PasswordField = { show: 'Show password', hide: 'Hide password' };
