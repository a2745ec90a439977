import { ChevronUp } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const ChevronUpIcon = /* @__PURE__ */ createIcon(ChevronUp);
