import { Camera } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const CameraIcon = /* @__PURE__ */ createIcon(Camera);
