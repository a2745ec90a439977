import { Check } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const CheckIcon = /* @__PURE__ */ createIcon(Check);
