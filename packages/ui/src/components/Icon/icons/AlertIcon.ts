import { CircleAlert } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const AlertIcon = /* @__PURE__ */ createIcon(CircleAlert);
