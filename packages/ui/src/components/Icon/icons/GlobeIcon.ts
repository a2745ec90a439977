import { Globe } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const GlobeIcon = /* @__PURE__ */ createIcon(Globe);
