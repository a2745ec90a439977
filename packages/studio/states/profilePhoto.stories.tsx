// Generated: node packages/studio/scripts/generate.ts
import { profilePhotoStage } from '../../../apps/web/src/stories/stages/profilePhoto.tsx';
import runs from '../src/runs/profilePhoto.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Profile photo', ...stateStories };

export const Choosing = stateStory(profilePhotoStage, runs, 'profilePhoto.choosing');
export const Uploading = stateStory(profilePhotoStage, runs, 'profilePhoto.uploading');
export const Saving = stateStory(profilePhotoStage, runs, 'profilePhoto.saving');
export const Refused = stateStory(profilePhotoStage, runs, 'profilePhoto.refused');
export const Answered = stateStory(profilePhotoStage, runs, 'profilePhoto.answered');
export const Done = stateStory(profilePhotoStage, runs, 'profilePhoto.done');
