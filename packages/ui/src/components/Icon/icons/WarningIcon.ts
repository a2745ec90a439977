import { TriangleAlert } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const WarningIcon = /* @__PURE__ */ createIcon(TriangleAlert);
