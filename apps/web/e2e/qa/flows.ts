import type { AnyFlowDriver } from './FlowDriver.ts';
import { cancelWithdraw } from './flows/cancelWithdraw.ts';
import { changeEmail } from './flows/changeEmail.ts';
import { closeAccount } from './flows/closeAccount.ts';
import { deposit } from './flows/deposit.ts';
import { emailLink } from './flows/emailLink.ts';
import { forgotPassword } from './flows/forgotPassword.ts';
import { freezeAccount } from './flows/freezeAccount.ts';
import { login } from './flows/login.ts';
import { requestTrade } from './flows/requestTrade.ts';
import { resendCode } from './flows/resendCode.ts';
import { resetPassword } from './flows/resetPassword.ts';
import { signup } from './flows/signup.ts';
import { transferFunds } from './flows/transferFunds.ts';
import { verifyEmail } from './flows/verifyEmail.ts';
import { withdraw } from './flows/withdraw.ts';

const all = {
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
};

/** Every flow that is driven through its page. */
export const drivers = all as unknown as Readonly<Record<string, AnyFlowDriver>>;
