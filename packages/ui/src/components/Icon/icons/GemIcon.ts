import { Gem } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const GemIcon = /* @__PURE__ */ createIcon(Gem);
