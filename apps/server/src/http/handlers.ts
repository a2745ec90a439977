import type { OperationId } from '@keel/contract';
import type { Context } from '../context.ts';
import { getUserByToken } from '../modules/account/getUserByToken.ts';
import { signup } from '../modules/account/signup.ts';
import { getInvestment } from '../modules/investments/getInvestment.ts';
import { listHandlers } from '../modules/investments/listHandlers.ts';
import { listPackages } from '../modules/investments/listPackages.ts';
import { getSimplePrice } from '../modules/market/getSimplePrice.ts';
import { listMarkets } from '../modules/market/listMarkets.ts';
import { getLiveness } from '../modules/service/getLiveness.ts';
import { getOptions } from '../modules/service/getOptions.ts';
import { getReadiness } from '../modules/service/getReadiness.ts';
import { login } from '../modules/session/login.ts';
import { logout } from '../modules/session/logout.ts';
import { resendCode } from '../modules/verification/resendCode.ts';
import { verifyEmail } from '../modules/verification/verifyEmail.ts';
import type { Call, Reply } from './contract.ts';
import type { NotBuilt } from './notBuilt.ts';

/** Answers one operation of the contract. Failures the contract declares are answers; a throw is a fault of ours. */
export type Handler<Op extends OperationId> = (call: Call<Op>, context: Context) => Promise<Reply<Op>>;

/** Every operation that is built. A missing, extra or wrongly shaped handler does not compile. */
export const handlers: { readonly [Op in Exclude<OperationId, NotBuilt>]: Handler<Op> } = {
  login,
  signup,
  verifyEmail,
  resendCode,
  logout,
  getUserByToken,
  listPackages,
  getInvestment,
  listHandlers,
  listMarkets,
  getSimplePrice,
  getOptions,
  getLiveness,
  getReadiness,
};
