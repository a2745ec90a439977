import { ChevronDown } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
