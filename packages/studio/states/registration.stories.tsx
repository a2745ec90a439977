// Generated: node packages/studio/scripts/generate.ts
import { registrationStage } from '../../../apps/web/src/stories/stages/registration.tsx';
import runs from '../src/runs/registration.gen.json' with { type: 'json' };
import { stateStories, stateStory } from '../src/states/stateStories.tsx';

export default { title: 'Flows/States/Registration', ...stateStories };

export const EditingDocument = stateStory(registrationStage, runs, 'registration.editing.document');
export const EditingPerson = stateStory(registrationStage, runs, 'registration.editing.person');
export const EditingPlace = stateStory(registrationStage, runs, 'registration.editing.place');
export const Verified = stateStory(registrationStage, runs, 'registration.verified');
export const PhotoRefused = stateStory(registrationStage, runs, 'registration.photoRefused');
export const SendingUploading = stateStory(registrationStage, runs, 'registration.sending.uploading');
export const SendingSubmitting = stateStory(registrationStage, runs, 'registration.sending.submitting');
export const Refused = stateStory(registrationStage, runs, 'registration.refused');
export const Answered = stateStory(registrationStage, runs, 'registration.answered');
export const Done = stateStory(registrationStage, runs, 'registration.done');
