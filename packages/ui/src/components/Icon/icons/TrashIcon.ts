import { Trash2 } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const TrashIcon = /* @__PURE__ */ createIcon(Trash2);
