import { House } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const HomeIcon = /* @__PURE__ */ createIcon(House);
