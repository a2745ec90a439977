import { ListFilter } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const FilterIcon = /* @__PURE__ */ createIcon(ListFilter);
