import { CirclePlus } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const PlusCircleIcon = /* @__PURE__ */ createIcon(CirclePlus);
