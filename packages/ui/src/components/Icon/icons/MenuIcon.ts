import { Menu } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const MenuIcon = /* @__PURE__ */ createIcon(Menu);
