import { ShieldAlert } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const ShieldIcon = /* @__PURE__ */ createIcon(ShieldAlert);
