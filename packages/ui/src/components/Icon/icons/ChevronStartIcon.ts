import { ChevronLeft } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const ChevronStartIcon = /* @__PURE__ */ createIcon(ChevronLeft, { isDirectional: true });
