import { ChevronUp } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const ChevronUpIcon = /* @__PURE__ */ createIcon(ChevronUp);
