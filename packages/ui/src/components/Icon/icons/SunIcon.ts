import { Sun } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const SunIcon = /* @__PURE__ */ createIcon(Sun);
