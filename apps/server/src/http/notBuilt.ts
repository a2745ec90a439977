import type { OperationId } from '@keel/contract';

/** The operations that answer 501 so far. One that gets its handler leaves this list, or it does not compile. */
export const NOT_BUILT = [
  'changeCurrency',
  'changePassword',
  'listSessions',
  'endSessions',
  'streamEvents',
  'submitRegistration',
  'saveProfilePhoto',
  'createDeposit',
  'listDeposits',
  'createPay',
  'createWithdraw',
  'listWithdrawals',
  'cancelWithdraw',
  'listPlans',
  'transferFunds',
  'listTrades',
  'requestTrade',
  'saveToken',
  'deleteToken',
  'getPushKey',
  'listNotifications',
  'readNotification',
  'readAllNotifications',
  'createUploadPolicy',
  'uploadObject',
  'deleteUpload',
  'createOrder',
  'listOrders',
  'getStatement',
  'exportAccount',
] as const satisfies readonly OperationId[];

export type NotBuilt = (typeof NOT_BUILT)[number];
