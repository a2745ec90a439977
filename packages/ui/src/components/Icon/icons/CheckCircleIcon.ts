import { CircleCheck } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const CheckCircleIcon = /* @__PURE__ */ createIcon(CircleCheck);
