import { ArrowRight } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const ArrowEndIcon = /* @__PURE__ */ createIcon(ArrowRight, { isDirectional: true });
