import { Clock } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const ClockIcon = /* @__PURE__ */ createIcon(Clock);
