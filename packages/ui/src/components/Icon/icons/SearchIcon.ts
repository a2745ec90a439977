import { Search } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const SearchIcon = /* @__PURE__ */ createIcon(Search);
