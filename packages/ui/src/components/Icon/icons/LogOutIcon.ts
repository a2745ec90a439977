import { LogOut } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const LogOutIcon = /* @__PURE__ */ createIcon(LogOut, { isDirectional: true });
