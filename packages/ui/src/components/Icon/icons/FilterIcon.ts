import { ListFilter } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const FilterIcon = /* @__PURE__ */ createIcon(ListFilter);
