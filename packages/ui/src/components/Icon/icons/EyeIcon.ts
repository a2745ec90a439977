import { Eye } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const EyeIcon = /* @__PURE__ */ createIcon(Eye);
