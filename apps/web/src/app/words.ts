/** The words of the app's frame. */
export const words = {
  failed: {
    title: 'Something went wrong',
    text: 'This page could not be shown. Nothing you did was lost on the server.',
  },
  operatorMissing: 'No operator is set: this is a demonstration.',
  operatedBy: (particulars: string) => `Operated by ${particulars}.`,
  unreachable: 'The server cannot be reached. You are still signed in; try again in a moment.',
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address.',
    back: 'Back to the dashboard',
  },
  notBuilt: {
    title: 'Not here yet',
    text: 'This page is not part of this version yet.',
  },
  nav: {
    main: 'Main',
    portfolio: 'Portfolio',
    profile: 'My Profile',
    fundAccount: 'Fund Account',
    upgrade: 'Upgrade',
    tradeCenter: 'Trade center',
    withdrawals: 'Withdrawals',
    wallet: 'Wallet',
    settings: 'Settings',
    logOut: 'Log-Out',
    notifications: 'Notifications',
    home: 'Home',
    deposit: 'Deposit',
    trades: 'Trades',
    hideAmounts: 'Hide amounts',
    showAmounts: 'Show amounts',
    toDark: 'Switch to the dark theme',
    toLight: 'Switch to the light theme',
  },
  ticker: {
    region: 'Market',
    label: 'Coin prices',
    stale: 'Prices may be out of date',
  },
} as const;
