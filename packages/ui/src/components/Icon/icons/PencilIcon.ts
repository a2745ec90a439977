import { Pencil } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const PencilIcon = /* @__PURE__ */ createIcon(Pencil);
