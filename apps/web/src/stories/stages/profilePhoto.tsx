import { routes } from '@keel/flows';
import { ProfilePhotoScreen } from '../../features/registeration/ProfilePhotoScreen.tsx';
import type { Stage } from '../Stage.ts';

export const profilePhotoStage: Stage = { path: routes.profilePhoto, isMember: true, screen: <ProfilePhotoScreen /> };
