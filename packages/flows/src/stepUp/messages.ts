import { loginMessages } from '../login/messages.ts';

/** PAYOUT-4. A log-in has the same message if it cannot continue. */
export const stepUpMessages = { noWay: loginMessages.noWay, passkeyUnused: loginMessages.passkeyUnused } as const;
