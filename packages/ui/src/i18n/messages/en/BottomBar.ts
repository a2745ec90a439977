export const BottomBar = { label: 'Quick menu', more: 'More' };
