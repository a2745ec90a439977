import { Globe } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const GlobeIcon = /* @__PURE__ */ createIcon(Globe);
