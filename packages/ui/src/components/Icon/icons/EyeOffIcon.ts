import { EyeOff } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const EyeOffIcon = /* @__PURE__ */ createIcon(EyeOff);
