import { Plus } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const PlusIcon = /* @__PURE__ */ createIcon(Plus);
