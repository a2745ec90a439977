import { CircleAlert } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const AlertIcon = /* @__PURE__ */ createIcon(CircleAlert);
