import { CircleCheck } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const CheckCircleIcon = /* @__PURE__ */ createIcon(CircleCheck);
