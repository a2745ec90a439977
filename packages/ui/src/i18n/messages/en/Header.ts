export const Header = { openMenu: 'Open menu' };
