import { CirclePlus } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const PlusCircleIcon = /* @__PURE__ */ createIcon(CirclePlus);
