/** The words of the playground in English; the other languages follow its shape. */
export const en = {
  playground: 'Playground',
  /** What this is, by where its data are. */
  what: {
    saved: 'Playground: server and database run in this browser, which saves what you do. You are the operator too.',
    memory:
      'Playground: server and database run in this browser tab. This browser saves nothing: a reload starts over. You are the operator too.',
    full: 'Playground: this browser has no room to save more. What you do now is gone when the last tab closes or reloads. Free some space, or reset.',
  },
  differs: 'What differs',
  differsFromServer: 'What differs from a server',
  /** docs/one-tab.md says why. */
  differences: [
    'Everything is in this browser: on this device alone, until you reset it or clear the site’s data. A browser that saves nothing has it in memory, until the last tab closes or reloads.',
    'A copy is saved every second: what you did in the last one can be missing after a crash.',
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
    'All that you did in the playground is deleted in every tab and from this browser, a wallet that you created in it included. This cannot be undone.',
  /** Deletes what was saved and cannot be opened. */
  startOver: 'Start over',
  starting: 'Starting the playground',
  startingNote: 'Starting the database in this tab and filling it with a year of sample data. This takes some seconds.',
  problems: {
    failed: {
      title: 'The playground could not start in this browser.',
      note: 'It needs WebAssembly, module workers and about 500 MB of memory. Close other tabs and try again, use another browser, or run Keel on your machine with npm start.',
    },
    ended: {
      title: 'The playground has stopped.',
      note: 'The browser ended the worker in which server and database ran, perhaps for lack of memory. A call that was under way was carried out wholly or not at all. Try again: what was saved up to the last second is there. In a browser that saves nothing you start with new sample data.',
    },
    savedUnreadable: {
      title: 'What this browser has saved of the playground cannot be opened.',
      note: 'It is damaged, or a newer version of the playground saved it. If this version is an old one, reload the page. Otherwise start over: that deletes what was saved and begins with new sample data.',
    },
    openElsewhere: {
      title: 'The playground is open in another tab.',
      note: 'That tab has another version of it, or this browser cannot share one between tabs. Continue there, or close it and try again here.',
    },
  },
};
