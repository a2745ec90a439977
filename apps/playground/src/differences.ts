/** What the playground lacks or does differently; docs/one-tab.md explains why. */
export const DIFFERENCES: readonly string[] = [
  'Everything is in memory: it is gone when the last tab of the playground closes or reloads.',
  'No mail leaves: the operator’s drawer shows what would have been sent.',
  'No push messages are sent.',
  'The database has one connection. Calls wait for each other, and races between them cannot happen.',
  'The wallet reaches no blockchain: it receives, sends, buys and sells nothing.',
  'Passwords are hashed quickly and weakly. Do not use one that you use elsewhere.',
  'Keys and data can be read in the developer tools of this browser.',
  'Nobody decides by themselves: confirm deposits and identities in the drawer “Demo: operator”.',
  'There are no files: commands that write one, such as a backup, are refused.',
];
