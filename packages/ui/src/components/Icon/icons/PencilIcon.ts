import { Pencil } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const PencilIcon = /* @__PURE__ */ createIcon(Pencil);
