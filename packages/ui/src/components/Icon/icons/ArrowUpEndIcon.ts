import { ArrowUpRight } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const ArrowUpEndIcon = /* @__PURE__ */ createIcon(ArrowUpRight, { isDirectional: true });
