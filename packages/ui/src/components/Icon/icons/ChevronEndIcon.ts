import { ChevronRight } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const ChevronEndIcon = /* @__PURE__ */ createIcon(ChevronRight, { isDirectional: true });
