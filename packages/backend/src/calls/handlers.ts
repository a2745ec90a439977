import type { OperationId } from '@keel/contract';
import type { Context } from '../context.ts';
import type { Call, Reply } from '../contract/contract.ts';
import type { MaybePromise } from '../contract/maybePromise.ts';
import { changeCurrency } from '../modules/account/changeCurrency.ts';
import { changeEmail } from '../modules/account/changeEmail.ts';
import { changePassword } from '../modules/account/changePassword.ts';
import { closeAccount } from '../modules/account/closing/closeAccount.ts';
import { confirmEmail } from '../modules/account/confirmEmail.ts';
import { forgotPassword } from '../modules/account/forgotPassword.ts';
import { freezeAccount } from '../modules/account/freezeAccount.ts';
import { getUserByToken } from '../modules/account/getUserByToken.ts';
import { resetPassword } from '../modules/account/resetPassword.ts';
import { signup } from '../modules/account/signup.ts';
import { undoEmail } from '../modules/account/undoEmail.ts';
import { continueAs } from '../modules/demo/continueAs.ts';
import { getDemoMail } from '../modules/demo/getDemoMail.ts';
import { getDemoOperator } from '../modules/demo/getDemoOperator.ts';
import { getTestCoins } from '../modules/demo/getTestCoins.ts';
import { moveDemoPrice } from '../modules/demo/moveDemoPrice.ts';
import { passDemoTime } from '../modules/demo/passDemoTime.ts';
import { runDemoCommand } from '../modules/demo/runDemoCommand.ts';
import { createDeposit } from '../modules/deposits/createDeposit.ts';
import { createPay } from '../modules/deposits/createPay.ts';
import { holdDepositRate } from '../modules/deposits/holdDepositRate.ts';
import { listDeposits } from '../modules/deposits/listDeposits.ts';
import { streamEvents } from '../modules/events/streamEvents.ts';
import { beginAuthenticator } from '../modules/factors/beginAuthenticator.ts';
import { beginPasskey } from '../modules/factors/beginPasskey.ts';
import { beginStepUp } from '../modules/factors/beginStepUp.ts';
import { confirmAuthenticator } from '../modules/factors/confirmAuthenticator.ts';
import { finishPasskey } from '../modules/factors/finishPasskey.ts';
import { finishSignIn } from '../modules/factors/finishSignIn.ts';
import { listFactors } from '../modules/factors/listFactors.ts';
import { newRecoveryCodes } from '../modules/factors/newRecoveryCodes.ts';
import { removeFactor } from '../modules/factors/removeFactor.ts';
import { stepUp } from '../modules/factors/stepUp.ts';
import { revealIdentityNumber } from '../modules/identity/revealIdentityNumber.ts';
import { saveProfilePhoto } from '../modules/identity/saveProfilePhoto.ts';
import { submitRegistration } from '../modules/identity/submitRegistration.ts';
import { getInvestment } from '../modules/investments/getInvestment.ts';
import { listHandlers } from '../modules/investments/listHandlers.ts';
import { listPackages } from '../modules/investments/listPackages.ts';
import { listPlans } from '../modules/investments/listPlans.ts';
import { transferFunds } from '../modules/investments/transferFunds.ts';
import { getExchangeRates } from '../modules/market/getExchangeRates.ts';
import { getPriceHistory } from '../modules/market/getPriceHistory.ts';
import { getSimplePrice } from '../modules/market/getSimplePrice.ts';
import { listMarkets } from '../modules/market/listMarkets.ts';
import { listNotifications } from '../modules/notifications/listNotifications.ts';
import { readAllNotifications } from '../modules/notifications/readAllNotifications.ts';
import { readNotification } from '../modules/notifications/readNotification.ts';
import { createOrder } from '../modules/orders/createOrder.ts';
import { createQuote } from '../modules/orders/createQuote.ts';
import { findOrder } from '../modules/orders/findOrder.ts';
import { getOrder } from '../modules/orders/getOrder.ts';
import { listOrders } from '../modules/orders/listOrders.ts';
import { deleteToken } from '../modules/push/deleteToken.ts';
import { getPushKey } from '../modules/push/getPushKey.ts';
import { saveToken } from '../modules/push/saveToken.ts';
import { listSavedAddresses } from '../modules/savedAddresses/listSavedAddresses.ts';
import { removeSavedAddress } from '../modules/savedAddresses/removeSavedAddress.ts';
import { saveAddress } from '../modules/savedAddresses/saveAddress.ts';
import { listSecurityEvents } from '../modules/securityLog/listSecurityEvents.ts';
import { getLiveness } from '../modules/service/getLiveness.ts';
import { getOptions } from '../modules/service/getOptions.ts';
import { getReadiness } from '../modules/service/getReadiness.ts';
import { endSessions } from '../modules/session/endSessions.ts';
import { listSessions } from '../modules/session/listSessions.ts';
import { login } from '../modules/session/login.ts';
import { logout } from '../modules/session/logout.ts';
import { exportAccount } from '../modules/statement/exportAccount.ts';
import { getBalanceHistory } from '../modules/statement/getBalanceHistory.ts';
import { getStatement } from '../modules/statement/getStatement.ts';
import { listTrades } from '../modules/trades/listTrades.ts';
import { requestTrade } from '../modules/trades/requestTrade.ts';
import { createUploadPolicy } from '../modules/uploads/createUploadPolicy.ts';
import { deleteUpload } from '../modules/uploads/deleteUpload.ts';
import { getObject } from '../modules/uploads/getObject.ts';
import { uploadObject } from '../modules/uploads/uploadObject.ts';
import { resendCode } from '../modules/verification/resendCode.ts';
import { verifyEmail } from '../modules/verification/verifyEmail.ts';
import { callNetwork } from '../modules/wallet/callNetwork.ts';
import { listNetworks } from '../modules/wallet/listNetworks.ts';
import { cancelWithdraw } from '../modules/withdrawals/cancelWithdraw.ts';
import { createWithdraw } from '../modules/withdrawals/createWithdraw.ts';
import { listWithdrawals } from '../modules/withdrawals/listWithdrawals.ts';

/**
 * Answers one operation of the contract. Failures that the contract declares are returned; a thrown error is a fault of
 * the server.
 */
export type Handler<Op extends OperationId> = (call: Call<Op>, context: Context) => MaybePromise<Reply<Op>>;

/** All operations of the contract. It does not compile if a handler is missing, unknown or has the wrong type. */
export const handlers: { readonly [Op in OperationId]: Handler<Op> } = {
  login,
  continueAs,
  signup,
  verifyEmail,
  resendCode,
  forgotPassword,
  resetPassword,
  freezeAccount,
  confirmEmail,
  undoEmail,
  logout,
  getUserByToken,
  listPackages,
  getInvestment,
  listHandlers,
  listMarkets,
  createDeposit,
  listDeposits,
  createPay,
  holdDepositRate,
  createWithdraw,
  listWithdrawals,
  cancelWithdraw,
  listPlans,
  transferFunds,
  changeCurrency,
  listTrades,
  requestTrade,
  createQuote,
  createOrder,
  findOrder,
  getOrder,
  listOrders,
  listNetworks,
  callNetwork,
  getBalanceHistory,
  getStatement,
  exportAccount,
  getSimplePrice,
  getPriceHistory,
  getExchangeRates,
  getOptions,
  getLiveness,
  getReadiness,
  createUploadPolicy,
  uploadObject,
  getObject,
  deleteUpload,
  submitRegistration,
  saveProfilePhoto,
  listNotifications,
  readNotification,
  readAllNotifications,
  getPushKey,
  saveToken,
  deleteToken,
  streamEvents,
  changeEmail,
  closeAccount,
  changePassword,
  revealIdentityNumber,
  listSessions,
  listSecurityEvents,
  endSessions,
  finishSignIn,
  listFactors,
  beginPasskey,
  finishPasskey,
  beginAuthenticator,
  confirmAuthenticator,
  removeFactor,
  newRecoveryCodes,
  listSavedAddresses,
  saveAddress,
  removeSavedAddress,
  beginStepUp,
  stepUp,
  getDemoOperator,
  runDemoCommand,
  passDemoTime,
  moveDemoPrice,
  getTestCoins,
  getDemoMail,
};
