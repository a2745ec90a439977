import { Minus } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const MinusIcon = /* @__PURE__ */ createIcon(Minus);
