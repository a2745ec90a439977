import { ArrowDown } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const ArrowDownIcon = /* @__PURE__ */ createIcon(ArrowDown);
