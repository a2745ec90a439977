import { ArrowUpRight } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const ArrowUpEndIcon = /* @__PURE__ */ createIcon(ArrowUpRight, { isDirectional: true });
