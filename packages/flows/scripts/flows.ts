import type { AnyStateMachine } from 'xstate';
import { backUpWalletMachine } from '../src/backUpWallet/machine.ts';
import { backUpWalletSpec } from '../src/backUpWallet/spec.ts';
import { cancelWithdrawMachine } from '../src/cancelWithdraw/machine.ts';
import { cancelWithdrawSpec } from '../src/cancelWithdraw/spec.ts';
import { changeCurrencyMachine } from '../src/changeCurrency/machine.ts';
import { changeCurrencySpec } from '../src/changeCurrency/spec.ts';
import { changeEmailMachine } from '../src/changeEmail/machine.ts';
import { changeEmailSpec } from '../src/changeEmail/spec.ts';
import { closeAccountMachine } from '../src/closeAccount/machine.ts';
import { closeAccountSpec } from '../src/closeAccount/spec.ts';
import { createWalletMachine } from '../src/createWallet/machine.ts';
import { createWalletSpec } from '../src/createWallet/spec.ts';
import { depositMachine } from '../src/deposit/machine.ts';
import { depositSpec } from '../src/deposit/spec.ts';
import { emailLinkMachine } from '../src/emailLink/machine.ts';
import { emailLinkSpec } from '../src/emailLink/spec.ts';
import { forgotPasswordMachine } from '../src/forgotPassword/machine.ts';
import { forgotPasswordSpec } from '../src/forgotPassword/spec.ts';
import { freezeAccountMachine } from '../src/freezeAccount/machine.ts';
import { freezeAccountSpec } from '../src/freezeAccount/spec.ts';
import { homeScreenPromptMachine } from '../src/homeScreenPrompt/machine.ts';
import { homeScreenPromptSpec } from '../src/homeScreenPrompt/spec.ts';
import { importWalletMachine } from '../src/importWallet/machine.ts';
import { importWalletSpec } from '../src/importWallet/spec.ts';
import { liveTradersMachine } from '../src/liveTraders/machine.ts';
import { liveTradersSpec } from '../src/liveTraders/spec.ts';
import { loginMachine } from '../src/login/machine.ts';
import { loginSpec } from '../src/login/spec.ts';
import { notificationsMachine } from '../src/notifications/machine.ts';
import { notificationsSpec } from '../src/notifications/spec.ts';
import { payMachine } from '../src/pay/machine.ts';
import { paySpec } from '../src/pay/spec.ts';
import { profilePhotoMachine } from '../src/profilePhoto/machine.ts';
import { profilePhotoSpec } from '../src/profilePhoto/spec.ts';
import { pushMachine } from '../src/push/machine.ts';
import { pushSpec } from '../src/push/spec.ts';
import { registrationMachine } from '../src/registration/machine.ts';
import { registrationSpec } from '../src/registration/spec.ts';
import { requestTradeMachine } from '../src/requestTrade/machine.ts';
import { requestTradeSpec } from '../src/requestTrade/spec.ts';
import { resendCodeMachine } from '../src/resendCode/machine.ts';
import { resendCodeSpec } from '../src/resendCode/spec.ts';
import { resetPasswordMachine } from '../src/resetPassword/machine.ts';
import { resetPasswordSpec } from '../src/resetPassword/spec.ts';
import { sendAssetsMachine } from '../src/sendAssets/machine.ts';
import { sendAssetsSpec } from '../src/sendAssets/spec.ts';
import { sessionMachine } from '../src/session/machine.ts';
import { sessionSpec } from '../src/session/spec.ts';
import { showWordsMachine } from '../src/showWords/machine.ts';
import { showWordsSpec } from '../src/showWords/spec.ts';
import { signupMachine } from '../src/signup/machine.ts';
import { signupSpec } from '../src/signup/spec.ts';
import { stepUpMachine } from '../src/stepUp/machine.ts';
import { stepUpSpec } from '../src/stepUp/spec.ts';
import { tradeAssetsMachine } from '../src/tradeAssets/machine.ts';
import { tradeAssetsSpec } from '../src/tradeAssets/spec.ts';
import { transferFundsMachine } from '../src/transferFunds/machine.ts';
import { transferFundsSpec } from '../src/transferFunds/spec.ts';
import { vaultMachine } from '../src/vault/machine.ts';
import { vaultSpec } from '../src/vault/spec.ts';
import { verifyEmailMachine } from '../src/verifyEmail/machine.ts';
import { verifyEmailSpec } from '../src/verifyEmail/spec.ts';
import { walletEntryMachine } from '../src/walletEntry/machine.ts';
import { walletEntrySpec } from '../src/walletEntry/spec.ts';
import { withdrawMachine } from '../src/withdraw/machine.ts';
import { withdrawSpec } from '../src/withdraw/spec.ts';

/** The parts of a row that a README needs. */
export interface DocumentedRow {
  readonly id: string;
  readonly title: string;
  readonly also?: readonly string[];
  readonly state: unknown;
}

export interface DocumentedFlow {
  readonly machine: AnyStateMachine;
  readonly spec: readonly DocumentedRow[];
}

/** Every flow with a chart, in the order in which a person uses them. */
export const flows: readonly DocumentedFlow[] = [
  { machine: sessionMachine, spec: sessionSpec },
  { machine: loginMachine, spec: loginSpec },
  { machine: signupMachine, spec: signupSpec },
  { machine: verifyEmailMachine, spec: verifyEmailSpec },
  { machine: resendCodeMachine, spec: resendCodeSpec },
  { machine: forgotPasswordMachine, spec: forgotPasswordSpec },
  { machine: resetPasswordMachine, spec: resetPasswordSpec },
  { machine: freezeAccountMachine, spec: freezeAccountSpec },
  { machine: emailLinkMachine, spec: emailLinkSpec },
  { machine: liveTradersMachine, spec: liveTradersSpec },
  { machine: registrationMachine, spec: registrationSpec },
  { machine: profilePhotoMachine, spec: profilePhotoSpec },
  { machine: depositMachine, spec: depositSpec },
  { machine: payMachine, spec: paySpec },
  { machine: stepUpMachine, spec: stepUpSpec },
  { machine: withdrawMachine, spec: withdrawSpec },
  { machine: cancelWithdrawMachine, spec: cancelWithdrawSpec },
  { machine: transferFundsMachine, spec: transferFundsSpec },
  { machine: requestTradeMachine, spec: requestTradeSpec },
  { machine: changeEmailMachine, spec: changeEmailSpec },
  { machine: closeAccountMachine, spec: closeAccountSpec },
  { machine: changeCurrencyMachine, spec: changeCurrencySpec },
  { machine: walletEntryMachine, spec: walletEntrySpec },
  { machine: vaultMachine, spec: vaultSpec },
  { machine: createWalletMachine, spec: createWalletSpec },
  { machine: importWalletMachine, spec: importWalletSpec },
  { machine: backUpWalletMachine, spec: backUpWalletSpec },
  { machine: showWordsMachine, spec: showWordsSpec },
  { machine: sendAssetsMachine, spec: sendAssetsSpec },
  { machine: tradeAssetsMachine, spec: tradeAssetsSpec },
  { machine: pushMachine, spec: pushSpec },
  { machine: notificationsMachine, spec: notificationsSpec },
  { machine: homeScreenPromptMachine, spec: homeScreenPromptSpec },
];
