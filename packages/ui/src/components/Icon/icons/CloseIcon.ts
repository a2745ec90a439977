import { X } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const CloseIcon = /* @__PURE__ */ createIcon(X);
