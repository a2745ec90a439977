import { ArrowRight } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const ArrowEndIcon = /* @__PURE__ */ createIcon(ArrowRight, { isDirectional: true });
