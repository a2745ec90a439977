/** The public pages (ROUTE-1). */
export const publicRoutes = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/freeze-account',
  '/confirm-email',
  '/undo-email',
  '/notification',
] as const;

/** Every signed-in page (ROUTE-2, ROUTE-3) that needs no navigation state. */
export const memberRoutes = [
  '/invest',
  '/profile',
  '/profilephoto',
  '/registeration',
  '/trade-center',
  '/upgrade',
  '/fund-account',
  '/withdraw',
  '/settings',
  '/notifications',
  '/statement',
  '/wallet',
  '/create-wallet',
  '/import-wallet',
  '/send-assets',
  '/receive',
  '/sell-assets',
  '/buy-assets',
  '/nowhere',
] as const;
