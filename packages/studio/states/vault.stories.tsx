// Generated: node packages/studio/scripts/generate.ts
import { vaultStage } from '../../../apps/web/src/stories/stages/vault.tsx';
import runs from '../src/runs/vault.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Vault', ...stateStories };

export const Idle = stateStory(vaultStage, runs, 'vault.idle');
export const Probing = stateStory(vaultStage, runs, 'vault.probing');
export const Absent = stateStory(vaultStage, runs, 'vault.absent');
export const Unavailable = stateStory(vaultStage, runs, 'vault.unavailable');
export const Damaged = stateStory(vaultStage, runs, 'vault.damaged');
export const Locked = stateStory(vaultStage, runs, 'vault.locked');
export const Unlocking = stateStory(vaultStage, runs, 'vault.unlocking');
export const LockedOut = stateStory(vaultStage, runs, 'vault.lockedOut');
export const UnlockedOpen = stateStory(vaultStage, runs, 'vault.unlocked.open');
export const UnlockedSigning = stateStory(vaultStage, runs, 'vault.unlocked.signing');
export const UnlockedChangingPasscode = stateStory(vaultStage, runs, 'vault.unlocked.changingPasscode');
export const ConfirmingRemoval = stateStory(vaultStage, runs, 'vault.confirmingRemoval');
export const Removing = stateStory(vaultStage, runs, 'vault.removing');
