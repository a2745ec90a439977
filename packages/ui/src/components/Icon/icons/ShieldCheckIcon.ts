import { ShieldCheck } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const ShieldCheckIcon = /* @__PURE__ */ createIcon(ShieldCheck);
