// Generated: node packages/studio/scripts/generate.ts
import { importWalletStage } from '../../../apps/web/src/stories/stages/importWallet.tsx';
import runs from '../src/runs/importWallet.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Import wallet', ...stateStories };

export const Entering = stateStory(importWalletStage, runs, 'importWallet.entering');
export const Checking = stateStory(importWalletStage, runs, 'importWallet.checking');
export const ChoosingFile = stateStory(importWalletStage, runs, 'importWallet.choosingFile');
export const OpeningFile = stateStory(importWalletStage, runs, 'importWallet.openingFile');
export const DraftedChoosingPlace = stateStory(importWalletStage, runs, 'importWallet.drafted.choosingPlace');
export const DraftedSearching = stateStory(importWalletStage, runs, 'importWallet.drafted.searching');
export const DraftedChoosingPasscode = stateStory(importWalletStage, runs, 'importWallet.drafted.choosingPasscode');
export const DraftedSealing = stateStory(importWalletStage, runs, 'importWallet.drafted.sealing');
export const Done = stateStory(importWalletStage, runs, 'importWallet.done');
export const Left = stateStory(importWalletStage, runs, 'importWallet.left');
