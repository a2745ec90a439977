import { vaultMessages } from '../vault/messages.ts';

/** WALLET-5, WALLET-15. The requirement has no texts for these messages. */
export const sendAssetsMessages = {
  to: 'Enter the address to send to.',
  amount: 'Enter an amount above zero.',
  notPrepared: 'We couldn’t prepare the transfer. Nothing new was sent.',
  unreachable:
    'The network isn’t responding properly. Nothing new was sent. Your details are still here, so you can try again.',
  coinUnproved:
    'The network didn’t provide the transaction that one of your coins came from, so we can’t check its value. Nothing new was sent. Try again later.',
  coinFalse:
    'The network gave one of your coins a value that its own transaction doesn’t confirm. A false value can hide a higher fee, so nothing new was signed or sent.',
  wouldFail: 'The network would reject this transfer. Nothing new was sent.',
  wrong: vaultMessages.wrong,
  tooOften: vaultMessages.tooOften,
  otherPasskey: vaultMessages.otherPasskey,
  refused: 'The transfer was not signed. Nothing new was sent.',
  rejected: 'The network rejected the transfer. Nothing was sent.',
  notReplaced: 'The network rejected the change. The original transfer continues.',
  failed: 'The transfer failed on the network. Only the fee was paid.',
  expired: 'The transfer expired before the network carried it out. Your money hasn’t moved. You can send it again.',
  replaced: 'Another transfer from this address replaced this one, so it can no longer go through and moved nothing.',
  outcomeUnknown:
    'We got no answer, so the transfer may or may not have been sent. Check its status before you send again.',
  dropped:
    'The network doesn’t know this transfer. As far as it knows, your money hasn’t moved. You can send the same transfer again: it can only go through once.',
  notTracked: 'We can’t reach the network right now. The transfer continues.',
  sent: 'The transfer is confirmed.',
  cancelled: 'The transfer was cancelled. Only the fee was paid.',
} as const;
