import { Info } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const InfoIcon = /* @__PURE__ */ createIcon(Info);
