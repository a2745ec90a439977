import { createWordsHook } from './createWordsHook.ts';

/** Texts that pages inside the shell share. Those of every page are in frameWords.ts. */
export const en = {
  /** Heading and document title of each page behind the guard, by its path (ROUTE-9). */
  titles: {
    '/invest': 'Dashboard',
    '/portfolio': 'Dashboard',
    '/profile': 'Profile',
    '/profilephoto': 'Profile photo',
    '/registeration': 'Registeration',
    '/trade-center': 'Trades',
    '/upgrade': 'Our Plans',
    '/fund-account': 'Deposit Fund',
    '/withdraw': 'Withdraw Fund',
    '/deposit-detail': 'Pay deposit',
    '/settings': 'Settings',
    '/notifications': 'Notifications',
    '/wallet': 'Wallet',
    '/create-wallet': 'Create wallet',
    '/import-wallet': 'Import wallet',
    '/send-assets': 'Send',
    '/receive': 'Receive',
    '/sell-assets': 'Sell',
    '/buy-assets': 'Buy',
    '/statement': 'Statement',
  },
  /** How a withdrawal is received, by its name on the wire. */
  withdrawMethods: { bank: 'Bank', bitcoin: 'Bitcoin', etherium: 'Ethereum', cashapp: 'Cashapp', zelle: 'Zelle' },
  /** The network that an address is on, as it stands after 'Only send BTC on' (PAY-4). */
  networks: {
    bitcoin: 'the Bitcoin network',
    ethereum: 'the Ethereum network',
    xrp: 'the XRP Ledger',
    solana: 'the Solana network',
    tron: 'the Tron network',
    bnb: 'BNB Smart Chain',
    dogecoin: 'the Dogecoin network',
  },
  notFound: {
    title: 'Page not found',
    text: 'There’s nothing at this address.',
    back: 'Back to the dashboard',
  },
  nav: {
    main: 'Main',
    /** The groups of the sidebar and of the command palette. */
    groups: { money: 'Money', invest: 'Invest', crypto: 'Crypto', account: 'Account' },
    search: 'Search',
    /**
     * The names of places wherever no requirement gives another: in the bottom bar of phones and the command palette.
     * SIDE-1 gives the names in the drawer, SIDE-2 those in the sidebar and ROUTE-9 some titles (docs/words.md).
     */
    places: {
      dashboard: 'Dashboard',
      deposit: 'Deposit',
      withdraw: 'Withdraw',
      trades: 'Trades',
      plans: 'Plans',
      profile: 'Profile',
      logOut: 'Log out',
    },
    /** The drawer has other names for some pages than the fixed sidebar (SIDE-1, SIDE-2). */
    drawer: { profile: 'Profile', tradeCenter: 'Trade Center', withdraw: 'Withdraw', logOut: 'Log Out' },
    portfolio: 'Portfolio',
    profile: 'My Profile',
    fundAccount: 'Fund Account',
    upgrade: 'Upgrade',
    tradeCenter: 'Trade center',
    withdrawals: 'Withdrawals',
    wallet: 'Wallet',
    send: 'Send',
    receive: 'Receive',
    buy: 'Buy',
    sell: 'Sell',
    settings: 'Settings',
    logOut: 'Log-Out',
    /** Below the name of the person. */
    plan: (name: string) => `${name} plan`,
    notifications: 'Notifications',
    unread: (count: number) => `Notifications, ${count} unread`,
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
  live: {
    trade: 'A trade was added to your account.',
  },
  stay: {
    title: 'Are you still there?',
    text: 'You haven’t used this page for a while. To keep your account safe, we’ll log you out in less than a minute.',
    stay: 'Stay logged in',
    leave: 'Log out now',
  },
  back: 'Back',
  checkAgain: 'Check again',
  exportCsv: 'Export CSV',
  receipt: {
    copy: 'Copy receipt',
    print: 'Print',
    /** How a deposit or a withdrawal stands, where it is plain text. */
    statuses: {
      pending: 'Pending',
      processing: 'Processing',
      confirmed: 'Confirmed',
      completed: 'Completed',
      declined: 'Declined',
      rejected: 'Rejected',
      cancelled: 'Cancelled',
      returned: 'Returned',
    },
  },
  /** What is shown could not be renewed. */
  stale: {
    asOf: (time: string) => `As of ${time}. Couldn’t refresh.`,
    retry: 'Try again',
  },
  /** For people who chose another currency (CUR-2). */
  currencyNote: {
    unavailable: 'Amounts are shown in US dollars: exchange rates aren’t available right now. Try again later.',
    withoutRate: (code: string) => `Amounts are shown in US dollars: we don’t have an exchange rate for ${code}.`,
    atRate: (code: string, perDollar: string, time: string) =>
      `Your money is kept in US dollars. Values in ${code} are approximate: 1 USD = ${perDollar} ${code}, ${time}.`,
    simulated: (code: string, perDollar: string) =>
      `Your money is kept in US dollars. Values in ${code} use a simulated rate: 1 USD = ${perDollar} ${code}.`,
  },
} as const;

export const useWords = createWordsHook('app', en);
