import { ShieldCheck } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const ShieldCheckIcon = /* @__PURE__ */ createIcon(ShieldCheck);
