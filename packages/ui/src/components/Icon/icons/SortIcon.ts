import { ChevronsUpDown } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const SortIcon = /* @__PURE__ */ createIcon(ChevronsUpDown);
