import { Moon } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const MoonIcon = /* @__PURE__ */ createIcon(Moon);
