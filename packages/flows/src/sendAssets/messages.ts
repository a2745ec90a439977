/** WALLET-5. Ours: no requirement has words for it. */
export const sendAssetsMessages = {
  to: 'Enter the address to send to.',
  amount: 'Enter an amount above zero.',
  notPrepared: 'The transfer could not be prepared. Nothing new was sent.',
  unreachable:
    'The network does not answer, or answers nonsense. Nothing new was sent; what you entered stays, and you can try again.',
  wouldFail: 'The network says that it would not carry this transfer out. Nothing new was sent.',
  refused: 'The transfer was not signed. Nothing new was sent.',
  accountChanged: 'The wallet’s account or network changed. Nothing new was sent.',
  rejected: 'The network refused the transfer. Nothing was sent.',
  notReplaced: 'The network refused the change. The transfer goes on as it was.',
  failed: 'The network carried the transfer out as failed. Only the fee was paid.',
  unclear: 'No answer came, so the transfer may have been sent or not. Look it up before you send again.',
  dropped:
    'The network says that it does not know this transfer. As far as it knows your money has not moved; you may send the same transfer again, and it moves once at most.',
  notTracked: 'The network cannot be asked now. The transfer goes on.',
  sent: 'The transfer is confirmed.',
  calledOff: 'The transfer was taken back. Only the fee was paid.',
} as const;
