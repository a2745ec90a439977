export { backUpWalletMachine } from './backUpWallet/machine.ts';
export { backUpWalletMessages } from './backUpWallet/messages.ts';
export type {
  BackUpWalletContext,
  BackUpWalletEmitted,
  BackUpWalletEvent,
  BackUpWalletInput,
  PasscodeHeld,
  SealBackupAnswer,
  SealBackupCall,
  SealedBackup,
} from './backUpWallet/types.ts';
export { type KycBanner, kycBanner } from './banner/kycBanner.ts';
export { bannerMessages } from './banner/messages.ts';
export { cancelWithdrawMachine } from './cancelWithdraw/machine.ts';
export type {
  CancelWithdrawCall,
  CancelWithdrawContext,
  CancelWithdrawEvent,
  CancelWithdrawInput,
  CancelWithdrawReply,
} from './cancelWithdraw/types.ts';
export { changeCurrencyMachine } from './changeCurrency/machine.ts';
export type {
  ChangeCurrencyCall,
  ChangeCurrencyContext,
  ChangeCurrencyEvent,
  ChangeCurrencyInput,
  ChangeCurrencyReply,
  Currency,
} from './changeCurrency/types.ts';
export { changeEmailMachine } from './changeEmail/machine.ts';
export { changeEmailMessages } from './changeEmail/messages.ts';
export { changeEmailLimits } from './changeEmail/rules.ts';
export type {
  ChangeEmailCall,
  ChangeEmailContext,
  ChangeEmailEvent,
  ChangeEmailInput,
  ChangeEmailReply,
} from './changeEmail/types.ts';
export { closeAccountMachine } from './closeAccount/machine.ts';
export type {
  CloseAccountCall,
  CloseAccountContext,
  CloseAccountEvent,
  CloseAccountOutput,
  CloseAccountReply,
} from './closeAccount/types.ts';
export { createWalletMachine } from './createWallet/machine.ts';
export { createWalletMessages } from './createWallet/messages.ts';
export type {
  CheckWordsAnswer,
  CheckWordsCall,
  CreateWalletContext,
  CreateWalletEvent,
  CreateWalletInput,
  GeneratePhraseAnswer,
  GeneratePhraseCall,
} from './createWallet/types.ts';
export { requestTimeout } from './delays.ts';
export { depositMachine } from './deposit/machine.ts';
export { depositDraft, depositLimits, depositModes } from './deposit/rules.ts';
export type {
  CreateDepositCall,
  CreateDepositReply,
  DepositContext,
  DepositDraft,
  DepositEvent,
  DepositForm,
  DepositInput,
  FetchDepositsCall,
  FetchDepositsReply,
} from './deposit/types.ts';
export { depositPlanMessages } from './depositPlan/messages.ts';
export { type PlanNotice, planNotice } from './depositPlan/planNotice.ts';
export { emailLinkMachine } from './emailLink/machine.ts';
export { emailLinkMessages } from './emailLink/messages.ts';
export type {
  EmailLinkAct,
  EmailLinkContext,
  EmailLinkEvent,
  EmailLinkInput,
  FollowEmailLinkCall,
  FollowEmailLinkReply,
} from './emailLink/types.ts';
export type { PickedFile } from './file.ts';
export { forgotPasswordMachine } from './forgotPassword/machine.ts';
export { forgotPasswordMessages } from './forgotPassword/messages.ts';
export { forgotPasswordLimits } from './forgotPassword/rules.ts';
export type {
  ForgotPasswordCall,
  ForgotPasswordContext,
  ForgotPasswordEvent,
  ForgotPasswordReply,
} from './forgotPassword/types.ts';
export { freezeAccountMachine } from './freezeAccount/machine.ts';
export { freezeAccountMessages } from './freezeAccount/messages.ts';
export type {
  FreezeAccountCall,
  FreezeAccountContext,
  FreezeAccountEvent,
  FreezeAccountInput,
  FreezeAccountReply,
} from './freezeAccount/types.ts';
export { homeScreenPromptMachine } from './homeScreenPrompt/machine.ts';
export { homeScreenDismiss, homeScreenInstructions, homeScreenTitle } from './homeScreenPrompt/messages.ts';
export type { HomeScreenPromptEvent, HomeScreenPromptInput } from './homeScreenPrompt/types.ts';
export {
  type ImageType,
  imageMaxBytes,
  type PickedImage,
  type Upload,
  type UploadCall,
  type UploadReply,
} from './image.ts';
export { importWalletMachine } from './importWallet/machine.ts';
export { backupFileMessages, importWalletMessages } from './importWallet/messages.ts';
export type {
  CheckPhraseAnswer,
  CheckPhraseCall,
  FindAccountsAnswer,
  FindAccountsCall,
  FoundAccount,
  ImportWalletContext,
  ImportWalletEvent,
  ImportWalletInput,
  OpenBackupAnswer,
  OpenBackupCall,
  SearchEnd,
} from './importWallet/types.ts';
export * from './intent.ts';
export { liveTradersMachine } from './liveTraders/machine.ts';
export type { LiveTradersEvent, LiveTradersInput, PersistCount } from './liveTraders/types.ts';
export { loginMachine } from './login/machine.ts';
export { loginMessages } from './login/messages.ts';
export { loginLimits } from './login/rules.ts';
export type {
  FinishSignInCall,
  FinishSignInReply,
  LoginCall,
  LoginContext,
  LoginErrors,
  LoginEvent,
  LoginInput,
  LoginReply,
} from './login/types.ts';
export { simulatedPrices } from './market/messages.ts';
export { bitcoinPrice, btcEquivalent, isUsableMarket, marketRetryDelay } from './market/rules.ts';
export type { Coin, FeedName, FetchMarketsReply, MarketData, MarketSource } from './market/types.ts';
export { loadFailures, sharedMessages } from './messages.ts';
export { notificationsMachine } from './notifications/machine.ts';
export { notificationsMessages } from './notifications/messages.ts';
export { shownNotifications } from './notifications/rules.ts';
export type {
  LoadNotificationsReply,
  Mark,
  MarkReadCall,
  MarkReadReply,
  Notification,
  NotificationList,
  NotificationsContext,
  NotificationsEvent,
} from './notifications/types.ts';
export { payMachine } from './pay/machine.ts';
export type {
  CreatePayCall,
  CreatePayReply,
  HoldRateCall,
  HoldRateReply,
  PayContext,
  PayDeposit,
  PayEvent,
  PayInput,
  PayOrder,
} from './pay/types.ts';
export { implementPort, type PortSignal } from './port.ts';
export { profilePhotoMachine } from './profilePhoto/machine.ts';
export type {
  ProfilePhotoContext,
  ProfilePhotoEvent,
  ProfilePhotoInput,
  SavePhotoCall,
  SavePhotoReply,
} from './profilePhoto/types.ts';
export { pushMachine } from './push/machine.ts';
export { allowNotifications, notNow, pushMessages } from './push/messages.ts';
export type {
  PersistStamp,
  PushContext,
  PushEvent,
  PushPermission,
  PushStamp,
  PushToken,
  SaveTokenCall,
  SaveTokenReply,
} from './push/types.ts';
export { registrationMachine } from './registration/machine.ts';
export { registrationDraft, registrationLimits, registrationSteps, reloadedDraft } from './registration/rules.ts';
export type {
  RegisterCall,
  RegisterReply,
  RegistrationContext,
  RegistrationDraft,
  RegistrationErrors,
  RegistrationEvent,
  RegistrationField,
  RegistrationFields,
  RegistrationInput,
  RegistrationStep,
} from './registration/types.ts';
export { failureText, type Reply, replyText, succeeded, TransportFailure, Unauthorized } from './reply.ts';
export { requestTradeMachine } from './requestTrade/machine.ts';
export { requestTradeLimits } from './requestTrade/rules.ts';
export type {
  RequestTradeCall,
  RequestTradeContext,
  RequestTradeEvent,
  RequestTradeInput,
  RequestTradeReply,
} from './requestTrade/types.ts';
export { resendCodeMachine } from './resendCode/machine.ts';
export { resendCodeMessages } from './resendCode/messages.ts';
export { cooldown, secondsLeft } from './resendCode/rules.ts';
export type { ResendCodeCall, ResendCodeContext, ResendCodeInput, ResendCodeReply } from './resendCode/types.ts';
export { resetPasswordMachine } from './resetPassword/machine.ts';
export { resetPasswordMessages } from './resetPassword/messages.ts';
export { resetPasswordLimits } from './resetPassword/rules.ts';
export type {
  ResetPasswordCall,
  ResetPasswordContext,
  ResetPasswordErrors,
  ResetPasswordEvent,
  ResetPasswordInput,
  ResetPasswordReply,
} from './resetPassword/types.ts';
export { isRoutePath, type RouteAccess, type RouteName, type RoutePath, routeAccess, routes } from './routes.ts';
export { safeLanding, safePath } from './safe-path.ts';
export {
  cleanFactorCode,
  type FactorAsked,
  type FactorWay,
  factorCodeLength,
  isFactor,
  type PasskeyOptions,
  PasskeyUnused,
  recoveryCodeMax,
} from './secondFactor.ts';
export { Secret } from './secret.ts';
export { sendAssetsMachine } from './sendAssets/machine.ts';
export { sendAssetsMessages } from './sendAssets/messages.ts';
export type {
  BroadcastAnswer,
  BroadcastCall,
  FeeSpeed,
  LookUpAnswer,
  LookUpCall,
  PreparedSend,
  PrepareSendAnswer,
  PrepareSendCall,
  SendAssetsContext,
  SendAssetsEvent,
  SendAssetsInput,
  SendDraft,
  SendEnding,
  SendExpiry,
  SendPurpose,
  SignedSend,
  SignSendAnswer,
  SignSendCall,
} from './sendAssets/types.ts';
export { type Access, decideAccess, landingFor, type SessionState } from './session/access.ts';
export { sessionMachine } from './session/machine.ts';
export { sessionMessages } from './session/messages.ts';
export { isAboutToEnd } from './session/rules.ts';
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
export { showWordsMachine } from './showWords/machine.ts';
export { showWordsMessages } from './showWords/messages.ts';
export { wordsShown, wordsWait } from './showWords/rules.ts';
export type {
  RecallWordsAnswer,
  RecallWordsCall,
  ShowWordsContext,
  ShowWordsEmitted,
  ShowWordsEvent,
  ShowWordsInput,
} from './showWords/types.ts';
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
export { stepUpMachine } from './stepUp/machine.ts';
export { isProof } from './stepUp/rules.ts';
export type {
  FetchProofWaysReply,
  ProofWay,
  Proved,
  ProveIdentityCall,
  ProveIdentityReply,
  StepUpContext,
  StepUpEvent,
  StepUpInput,
} from './stepUp/types.ts';
export type { FlowTag, StateMeta } from './tags.ts';
export { tradeAssetsMachine } from './tradeAssets/machine.ts';
export { tradeAssetsMessages } from './tradeAssets/messages.ts';
export type {
  CreateOrderCall,
  CreateOrderReply,
  FetchQuoteCall,
  FetchQuoteReply,
  FindOrderCall,
  FindOrderReply,
  OrderState,
  Quote,
  TradeAssetsContext,
  TradeAssetsEvent,
  TradeAssetsInput,
  TradeOrder,
  TradeSide,
  TradeTerms,
} from './tradeAssets/types.ts';
export { transferFundsMachine } from './transferFunds/machine.ts';
export { transferFundsDraft } from './transferFunds/rules.ts';
export type {
  TransferFundsCall,
  TransferFundsContext,
  TransferFundsDraft,
  TransferFundsEvent,
  TransferFundsInput,
  TransferFundsReply,
  Transferred,
} from './transferFunds/types.ts';
export type * from './types.ts';
export { implementKeyring, OpenKeys } from './vault/keys.ts';
export { vaultMachine } from './vault/machine.ts';
export { phraseScamWarning, vaultMessages } from './vault/messages.ts';
export { passcodeFault } from './vault/rules.ts';
export type {
  AutoLockMinutes,
  PasscodeChoice,
  PasscodeKind,
  PersistAttempts,
  PersistAutoLock,
  ProbeVaultAnswer,
  ProbeVaultCall,
  RemoveVaultCall,
  RewrapVaultAnswer,
  RewrapVaultCall,
  SealVaultAnswer,
  SealVaultCall,
  UnlockKey,
  UnlockVaultAnswer,
  UnlockVaultCall,
  VaultContext,
  VaultEmitted,
  VaultEvent,
  VaultLocked,
  VaultOpened,
  VaultRemoved,
  VaultSealed,
  WalletPlace,
} from './vault/types.ts';
export { verifyEmailMachine } from './verifyEmail/machine.ts';
export { cleanCode, codeLength } from './verifyEmail/rules.ts';
export type {
  VerifyEmailCall,
  VerifyEmailContext,
  VerifyEmailEvent,
  VerifyEmailInput,
  VerifyEmailReply,
} from './verifyEmail/types.ts';
export { walletEntryMachine } from './walletEntry/machine.ts';
export { gotIt, walletEntryMessages } from './walletEntry/messages.ts';
export { walletDestination } from './walletEntry/rules.ts';
export type { StoredWallet, WalletAction, WalletDestination, WalletEntryInput } from './walletEntry/types.ts';
export { withdrawMachine } from './withdraw/machine.ts';
export { withdrawDraft, withdrawFields, withdrawLimits } from './withdraw/rules.ts';
export type {
  CheckAddress,
  CheckedMethod,
  CreateWithdrawCall,
  CreateWithdrawReply,
  FetchWithdrawalsCall,
  FetchWithdrawalsReply,
  WithdrawContext,
  WithdrawDetails,
  WithdrawDraft,
  WithdrawEvent,
  WithdrawField,
  WithdrawInput,
} from './withdraw/types.ts';
