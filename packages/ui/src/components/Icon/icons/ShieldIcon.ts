import { ShieldAlert } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const ShieldIcon = /* @__PURE__ */ createIcon(ShieldAlert);
