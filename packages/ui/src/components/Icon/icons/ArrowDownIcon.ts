import { ArrowDown } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const ArrowDownIcon = /* @__PURE__ */ createIcon(ArrowDown);
