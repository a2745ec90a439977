import type { playableFlows } from '@keel/flows/replay';
import type { AnyFlowDriver } from './FlowDriver.ts';
import { backUpWallet } from './flows/backUpWallet.ts';
import { cancelWithdraw } from './flows/cancelWithdraw.ts';
import { changeCurrency } from './flows/changeCurrency.ts';
import { changeEmail } from './flows/changeEmail.ts';
import { closeAccount } from './flows/closeAccount.ts';
import { createWallet } from './flows/createWallet.ts';
import { deposit } from './flows/deposit.ts';
import { emailLink } from './flows/emailLink.ts';
import { forgotPassword } from './flows/forgotPassword.ts';
import { freezeAccount } from './flows/freezeAccount.ts';
import { homeScreenPrompt } from './flows/homeScreenPrompt.ts';
import { importWallet } from './flows/importWallet.ts';
import { liveTraders } from './flows/liveTraders.ts';
import { login } from './flows/login.ts';
import { notifications } from './flows/notifications.ts';
import { pay } from './flows/pay.ts';
import { profilePhoto } from './flows/profilePhoto.ts';
import { push } from './flows/push.ts';
import { registration } from './flows/registration.ts';
import { requestTrade } from './flows/requestTrade.ts';
import { resendCode } from './flows/resendCode.ts';
import { resetPassword } from './flows/resetPassword.ts';
import { sendAssets } from './flows/sendAssets.ts';
import { session } from './flows/session.ts';
import { showWords } from './flows/showWords.ts';
import { signup } from './flows/signup.ts';
import { stepUp } from './flows/stepUp.ts';
import { tradeAssets } from './flows/tradeAssets.ts';
import { transferFunds } from './flows/transferFunds.ts';
import { vault } from './flows/vault.ts';
import { verifyEmail } from './flows/verifyEmail.ts';
import { walletEntry } from './flows/walletEntry.ts';
import { withdraw } from './flows/withdraw.ts';

type FlowId = keyof typeof playableFlows;

/** Flows that are not driven, and why. A new flow does not compile until it has a driver or a reason. */
export const undriven = {} as const satisfies Partial<Record<FlowId, string>>;

const all: Readonly<Record<Exclude<FlowId, keyof typeof undriven>, object>> = {
  login,
  signup,
  verifyEmail,
  resendCode,
  forgotPassword,
  resetPassword,
  freezeAccount,
  emailLink,
  deposit,
  withdraw,
  cancelWithdraw,
  transferFunds,
  changeEmail,
  closeAccount,
  requestTrade,
  registration,
  profilePhoto,
  pay,
  notifications,
  stepUp,
  changeCurrency,
  homeScreenPrompt,
  liveTraders,
  walletEntry,
  createWallet,
  importWallet,
  showWords,
  backUpWallet,
  vault,
  session,
  push,
  sendAssets,
  tradeAssets,
};

/** Every flow that is driven through its page. */
export const drivers = all as Readonly<Record<string, AnyFlowDriver>>;
