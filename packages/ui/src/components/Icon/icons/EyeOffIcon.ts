import { EyeOff } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const EyeOffIcon = /* @__PURE__ */ createIcon(EyeOff);
