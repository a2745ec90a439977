import { Plus } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const PlusIcon = /* @__PURE__ */ createIcon(Plus);
