import { ArrowLeft } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const ArrowStartIcon = /* @__PURE__ */ createIcon(ArrowLeft, { isDirectional: true });
