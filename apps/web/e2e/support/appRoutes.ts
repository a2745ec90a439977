/** The pages that anybody may open (ROUTE-1). */
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

/** Every page behind the guard (ROUTE-2, ROUTE-3), one that needs no state each. */
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
