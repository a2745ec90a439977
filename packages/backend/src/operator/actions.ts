import { auditActions } from './actions/audit.ts';
import { bookActions } from './actions/books.ts';
import { depositActions } from './actions/deposits.ts';
import { deskActions } from './actions/desk.ts';
import { handlerActions } from './actions/handlers.ts';
import { investmentActions } from './actions/investments.ts';
import { keyActions } from './actions/keys.ts';
import { kycActions } from './actions/kyc.ts';
import { notificationActions } from './actions/notifications.ts';
import { operatorActions } from './actions/operators.ts';
import { orderActions } from './actions/orders.ts';
import { planActions } from './actions/plans.ts';
import { reportActions } from './actions/reports.ts';
import { saleTransferActions } from './actions/saleTransfers.ts';
import { securityLogActions } from './actions/securityLog.ts';
import { settingActions } from './actions/settings.ts';
import { systemActions } from './actions/system.ts';
import { tradeActions } from './actions/trades.ts';
import { userActions } from './actions/users.ts';
import { withdrawalActions } from './actions/withdrawals.ts';
import type { Actions } from './call.ts';
import type { CommandName } from './commands.ts';

/** The action of each command. It does not compile if one is missing. */
export const actions: Actions<CommandName> = {
  ...depositActions,
  ...withdrawalActions,
  ...orderActions,
  ...deskActions,
  ...saleTransferActions,
  ...bookActions,
  ...reportActions,
  ...kycActions,
  ...userActions,
  ...tradeActions,
  ...investmentActions,
  ...handlerActions,
  ...planActions,
  ...notificationActions,
  ...settingActions,
  ...auditActions,
  ...securityLogActions,
  ...operatorActions,
  ...keyActions,
  ...systemActions,
};
