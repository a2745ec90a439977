import { ArrowUp } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const ArrowUpIcon = /* @__PURE__ */ createIcon(ArrowUp);
