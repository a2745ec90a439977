import { X } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const CloseIcon = /* @__PURE__ */ createIcon(X);
