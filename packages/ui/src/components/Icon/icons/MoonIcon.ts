import { Moon } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const MoonIcon = /* @__PURE__ */ createIcon(Moon);
