import { ArrowUp } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const ArrowUpIcon = /* @__PURE__ */ createIcon(ArrowUp);
