import { LogOut } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const LogOutIcon = /* @__PURE__ */ createIcon(LogOut, { isDirectional: true });
