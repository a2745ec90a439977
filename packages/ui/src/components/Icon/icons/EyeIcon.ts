import { Eye } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const EyeIcon = /* @__PURE__ */ createIcon(Eye);
