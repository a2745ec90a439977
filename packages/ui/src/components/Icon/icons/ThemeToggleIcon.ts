import { SunMoon } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const ThemeToggleIcon = /* @__PURE__ */ createIcon(SunMoon);
