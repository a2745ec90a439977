import { Menu } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const MenuIcon = /* @__PURE__ */ createIcon(Menu);
