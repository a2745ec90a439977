import { SunMoon } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const ThemeToggleIcon = /* @__PURE__ */ createIcon(SunMoon);
