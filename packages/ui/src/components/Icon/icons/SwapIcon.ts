import { ArrowLeftRight } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const SwapIcon = /* @__PURE__ */ createIcon(ArrowLeftRight);
