import { Sun } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const SunIcon = /* @__PURE__ */ createIcon(Sun);
