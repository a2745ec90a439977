import { Camera } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const CameraIcon = /* @__PURE__ */ createIcon(Camera);
