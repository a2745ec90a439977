import { ArrowLeftRight } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const SwapIcon = /* @__PURE__ */ createIcon(ArrowLeftRight);
