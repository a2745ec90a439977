import { ChevronLeft } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const ChevronStartIcon = /* @__PURE__ */ createIcon(ChevronLeft, { isDirectional: true });
