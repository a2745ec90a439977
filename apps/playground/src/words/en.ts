/** The words of the playground in English; the other languages follow its shape. */
export const en = {
  playground: 'Playground',
  what: 'Playground: server and database run in this browser tab. You are the operator too. A reload starts over.',
  differs: 'What differs',
  differsFromServer: 'What differs from a server',
  /** docs/one-tab.md says why. */
  differences: [
    'Everything is in memory: it is gone when the last tab of the playground closes or reloads.',
    'No mail leaves: the operator’s drawer shows what would have been sent.',
    'No push messages are sent.',
    'The database has one connection. Calls wait for each other, and races between them cannot happen.',
    'The wallet reaches no blockchain: it receives, sends, buys and sells nothing.',
    'Passwords are hashed quickly and weakly. Do not use one that you use elsewhere.',
    'Keys and data can be read in the developer tools of this browser.',
    'Nobody decides by themselves: confirm deposits and identities in the drawer “Demo: operator”.',
    'There are no files: commands that write one, such as a backup, are refused.',
  ] as readonly string[],
  reset: 'Reset',
  resetQuestion: 'Start over?',
  resetNote:
    'All that you did in the playground is thrown away in every tab, a wallet that you created in it included. This cannot be undone.',
  starting: 'Starting the playground',
  startingNote: 'Starting the database in this tab and filling it with a year of sample data. This takes some seconds.',
  problems: {
    failed: {
      title: 'The playground could not start in this browser.',
      note: 'It needs WebAssembly, module workers and about 650 MB of memory. Close other tabs and try again, use another browser, or run Keel on your machine with npm start.',
    },
    ended: {
      title: 'The playground has stopped.',
      note: 'The browser ended the worker in which server and database ran, perhaps for lack of memory. What was done in it is gone; a call that was under way was carried out wholly or not at all. Start again with new sample data.',
    },
    openElsewhere: {
      title: 'The playground is open in another tab.',
      note: 'That tab has another version of it, or this browser cannot share one between tabs. Continue there, or close it and try again here.',
    },
  },
};
