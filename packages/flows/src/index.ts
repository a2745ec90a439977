export { type KycBanner, kycBanner } from './banner/kycBanner.ts';
export { bannerMessages } from './banner/messages.ts';
export { collectionMachine, collectionOf } from './collection/machine.ts';
export { loadFailures } from './collection/messages.ts';
export type { CollectionContext, CollectionEvent, CollectionInput, LoadReply } from './collection/types.ts';
export { requestTimeout } from './delays.ts';
export { depositPlanMessages } from './depositPlan/messages.ts';
export { type PlanNotice, planNotice } from './depositPlan/planNotice.ts';
export * from './intent.ts';
export { liveTradersMachine } from './liveTraders/machine.ts';
export type { LiveTradersEvent, LiveTradersInput, PersistCount } from './liveTraders/types.ts';
export { loginMachine } from './login/machine.ts';
export { loginMessages } from './login/messages.ts';
export { loginLimits } from './login/rules.ts';
export type { LoginCall, LoginContext, LoginErrors, LoginEvent, LoginInput, LoginReply } from './login/types.ts';
export { marketFeedMachine } from './marketFeed/machine.ts';
export { simulatedPrices } from './marketFeed/messages.ts';
export { bitcoinPrice, btcEquivalent } from './marketFeed/rules.ts';
export type {
  Coin,
  FeedName,
  FetchMarketsCall,
  FetchMarketsReply,
  MarketData,
  MarketFeedContext,
  MarketFeedEvent,
  MarketFeedInput,
  MarketSource,
} from './marketFeed/types.ts';
export { sharedMessages } from './messages.ts';
export { fulfil, type PortSignal } from './port.ts';
export { failureText, type Reply, TransportFailure, Unauthorized } from './reply.ts';
export { resendCodeMachine } from './resendCode/machine.ts';
export { resendCodeMessages } from './resendCode/messages.ts';
export { cooldown, secondsLeft } from './resendCode/rules.ts';
export type { ResendCodeCall, ResendCodeContext, ResendCodeInput, ResendCodeReply } from './resendCode/types.ts';
export { isRoutePath, type RouteAccess, type RouteName, type RoutePath, routeAccess, routes } from './routes.ts';
export { safeLanding, safePath } from './safe-path.ts';
export { Secret } from './secret.ts';
export { type Access, decideAccess, landingFor, type SessionState } from './session/access.ts';
export { sessionMachine } from './session/machine.ts';
export { sessionMessages } from './session/messages.ts';
export type {
  Clear,
  FetchUserCall,
  FetchUserReply,
  Landing,
  Persist,
  PersistTheme,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  SessionWallet,
  SignedIn,
  Stored,
  UserByToken,
  WalletAsset,
} from './session/types.ts';
export { signupMachine } from './signup/machine.ts';
export { signupMessages } from './signup/messages.ts';
export { chosenPackage, signupLimits } from './signup/rules.ts';
export type {
  PackagesReply,
  SignupCall,
  SignupContext,
  SignupErrorField,
  SignupErrors,
  SignupEvent,
  SignupFields,
  SignupReply,
} from './signup/types.ts';
export type { FlowTag, StateMeta } from './tags.ts';
export type * from './types.ts';
export { verifyEmailMachine } from './verifyEmail/machine.ts';
export { cleanCode, codeLength } from './verifyEmail/rules.ts';
export type {
  VerifyEmailCall,
  VerifyEmailContext,
  VerifyEmailEvent,
  VerifyEmailInput,
  VerifyEmailReply,
} from './verifyEmail/types.ts';
