export const AppShell = { menu: 'Menu', close: 'Close menu' };
