import { Minus } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const MinusIcon = /* @__PURE__ */ createIcon(Minus);
