import type { AnyStateMachine } from 'xstate';
import type { AnyCases } from '../testing/explore.ts';
import { RunRefused } from './runRefused.ts';

/** What is needed to record or play a flow. */
export interface PlayableFlow {
  readonly machine: AnyStateMachine;
  /** Contains the test values that replace secrets. */
  readonly cases: AnyCases;
}

/** Flows by id; each is loaded on demand. */
export type PlayableFlows = Readonly<Record<string, () => Promise<PlayableFlow>>>;

/** Every flow of the product. */
export const playableFlows = {
  backUpWallet: async () => ({
    machine: (await import('../backUpWallet/machine.ts')).backUpWalletMachine,
    cases: anyCases((await import('../backUpWallet/cases.ts')).backUpWalletCases),
  }),
  cancelWithdraw: async () => ({
    machine: (await import('../cancelWithdraw/machine.ts')).cancelWithdrawMachine,
    cases: anyCases((await import('../cancelWithdraw/cases.ts')).cancelWithdrawCases),
  }),
  changeCurrency: async () => ({
    machine: (await import('../changeCurrency/machine.ts')).changeCurrencyMachine,
    cases: anyCases((await import('../changeCurrency/cases.ts')).changeCurrencyCases),
  }),
  changeEmail: async () => ({
    machine: (await import('../changeEmail/machine.ts')).changeEmailMachine,
    cases: anyCases((await import('../changeEmail/cases.ts')).changeEmailCases),
  }),
  closeAccount: async () => ({
    machine: (await import('../closeAccount/machine.ts')).closeAccountMachine,
    cases: anyCases((await import('../closeAccount/cases.ts')).closeAccountCases),
  }),
  createWallet: async () => ({
    machine: (await import('../createWallet/machine.ts')).createWalletMachine,
    cases: anyCases((await import('../createWallet/cases.ts')).createWalletCases),
  }),
  deposit: async () => ({
    machine: (await import('../deposit/machine.ts')).depositMachine,
    cases: anyCases((await import('../deposit/cases.ts')).depositCases),
  }),
  emailLink: async () => ({
    machine: (await import('../emailLink/machine.ts')).emailLinkMachine,
    cases: anyCases((await import('../emailLink/cases.ts')).emailLinkCases),
  }),
  forgotPassword: async () => ({
    machine: (await import('../forgotPassword/machine.ts')).forgotPasswordMachine,
    cases: anyCases((await import('../forgotPassword/cases.ts')).forgotPasswordCases),
  }),
  freezeAccount: async () => ({
    machine: (await import('../freezeAccount/machine.ts')).freezeAccountMachine,
    cases: anyCases((await import('../freezeAccount/cases.ts')).freezeAccountCases),
  }),
  homeScreenPrompt: async () => ({
    machine: (await import('../homeScreenPrompt/machine.ts')).homeScreenPromptMachine,
    cases: anyCases((await import('../homeScreenPrompt/cases.ts')).homeScreenPromptCases),
  }),
  importWallet: async () => ({
    machine: (await import('../importWallet/machine.ts')).importWalletMachine,
    cases: anyCases((await import('../importWallet/cases.ts')).importWalletCases),
  }),
  liveTraders: async () => ({
    machine: (await import('../liveTraders/machine.ts')).liveTradersMachine,
    cases: anyCases((await import('../liveTraders/cases.ts')).liveTradersCases),
  }),
  login: async () => ({
    machine: (await import('../login/machine.ts')).loginMachine,
    cases: anyCases((await import('../login/cases.ts')).loginCases),
  }),
  notifications: async () => ({
    machine: (await import('../notifications/machine.ts')).notificationsMachine,
    cases: anyCases((await import('../notifications/cases.ts')).notificationsCases),
  }),
  pay: async () => ({
    machine: (await import('../pay/machine.ts')).payMachine,
    cases: anyCases((await import('../pay/cases.ts')).payCases),
  }),
  profilePhoto: async () => ({
    machine: (await import('../profilePhoto/machine.ts')).profilePhotoMachine,
    cases: anyCases((await import('../profilePhoto/cases.ts')).profilePhotoCases),
  }),
  push: async () => ({
    machine: (await import('../push/machine.ts')).pushMachine,
    cases: anyCases((await import('../push/cases.ts')).pushCases),
  }),
  registration: async () => ({
    machine: (await import('../registration/machine.ts')).registrationMachine,
    cases: anyCases((await import('../registration/cases.ts')).registrationCases),
  }),
  requestTrade: async () => ({
    machine: (await import('../requestTrade/machine.ts')).requestTradeMachine,
    cases: anyCases((await import('../requestTrade/cases.ts')).requestTradeCases),
  }),
  resendCode: async () => ({
    machine: (await import('../resendCode/machine.ts')).resendCodeMachine,
    cases: anyCases((await import('../resendCode/cases.ts')).resendCodeCases),
  }),
  resetPassword: async () => ({
    machine: (await import('../resetPassword/machine.ts')).resetPasswordMachine,
    cases: anyCases((await import('../resetPassword/cases.ts')).resetPasswordCases),
  }),
  sendAssets: async () => ({
    machine: (await import('../sendAssets/machine.ts')).sendAssetsMachine,
    cases: anyCases((await import('../sendAssets/cases.ts')).sendAssetsCases),
  }),
  session: async () => ({
    machine: (await import('../session/machine.ts')).sessionMachine,
    cases: anyCases((await import('../session/cases.ts')).sessionCases),
  }),
  showWords: async () => ({
    machine: (await import('../showWords/machine.ts')).showWordsMachine,
    cases: anyCases((await import('../showWords/cases.ts')).showWordsCases),
  }),
  signup: async () => ({
    machine: (await import('../signup/machine.ts')).signupMachine,
    cases: anyCases((await import('../signup/cases.ts')).signupCases),
  }),
  stepUp: async () => ({
    machine: (await import('../stepUp/machine.ts')).stepUpMachine,
    cases: anyCases((await import('../stepUp/cases.ts')).stepUpCases),
  }),
  tradeAssets: async () => ({
    machine: (await import('../tradeAssets/machine.ts')).tradeAssetsMachine,
    cases: anyCases((await import('../tradeAssets/cases.ts')).tradeAssetsCases),
  }),
  transferFunds: async () => ({
    machine: (await import('../transferFunds/machine.ts')).transferFundsMachine,
    cases: anyCases((await import('../transferFunds/cases.ts')).transferFundsCases),
  }),
  vault: async () => ({
    machine: (await import('../vault/machine.ts')).vaultMachine,
    cases: anyCases((await import('../vault/cases.ts')).vaultCases),
  }),
  verifyEmail: async () => ({
    machine: (await import('../verifyEmail/machine.ts')).verifyEmailMachine,
    cases: anyCases((await import('../verifyEmail/cases.ts')).verifyEmailCases),
  }),
  walletEntry: async () => ({
    machine: (await import('../walletEntry/machine.ts')).walletEntryMachine,
    cases: anyCases((await import('../walletEntry/cases.ts')).walletEntryCases),
  }),
  withdraw: async () => ({
    machine: (await import('../withdraw/machine.ts')).withdrawMachine,
    cases: anyCases((await import('../withdraw/cases.ts')).withdrawCases),
  }),
} as const satisfies PlayableFlows;

/** Loads a flow by its id. @throws RunRefused if there is no such flow */
export async function loadFlow(id: string, flows: PlayableFlows = playableFlows): Promise<PlayableFlow> {
  const load = Object.hasOwn(flows, id) ? flows[id] : undefined;
  if (load === undefined) throw new RunRefused('unknownFlow', `There is no flow '${id}'.`);
  return load();
}

/** The exact type of a flow's cases is more specific than a player of any flow can use. */
function anyCases(cases: object): AnyCases {
  return cases as AnyCases;
}
