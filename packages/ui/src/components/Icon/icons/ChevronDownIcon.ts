import { ChevronDown } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
