// Generated: node packages/studio/scripts/generate.ts
import { createWalletStage } from '../../../apps/web/src/stories/stages/createWallet.tsx';
import runs from '../src/runs/createWallet.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Create wallet', ...stateStories };

export const Generating = stateStory(createWalletStage, runs, 'createWallet.generating');
export const Failed = stateStory(createWalletStage, runs, 'createWallet.failed');
export const DraftedHidden = stateStory(createWalletStage, runs, 'createWallet.drafted.hidden');
export const DraftedShowing = stateStory(createWalletStage, runs, 'createWallet.drafted.showing');
export const DraftedConfirming = stateStory(createWalletStage, runs, 'createWallet.drafted.confirming');
export const DraftedChecking = stateStory(createWalletStage, runs, 'createWallet.drafted.checking');
export const DraftedNotShown = stateStory(createWalletStage, runs, 'createWallet.drafted.notShown');
export const DraftedChoosingPasscode = stateStory(createWalletStage, runs, 'createWallet.drafted.choosingPasscode');
export const DraftedSealing = stateStory(createWalletStage, runs, 'createWallet.drafted.sealing');
export const Done = stateStory(createWalletStage, runs, 'createWallet.done');
export const Left = stateStory(createWalletStage, runs, 'createWallet.left');
