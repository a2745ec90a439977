export const Sidebar = { label: 'Main menu' };
