import { ChevronsUpDown } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const SortIcon = /* @__PURE__ */ createIcon(ChevronsUpDown);
