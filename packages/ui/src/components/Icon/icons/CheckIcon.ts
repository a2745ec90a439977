import { Check } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const CheckIcon = /* @__PURE__ */ createIcon(Check);
