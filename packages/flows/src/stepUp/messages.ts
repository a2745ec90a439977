import { loginMessages } from '../login/messages.ts';

/** PAYOUT-4. A log-in says the same where it cannot go on. */
export const stepUpMessages = { noWay: loginMessages.noWay, passkeyUnused: loginMessages.passkeyUnused } as const;
