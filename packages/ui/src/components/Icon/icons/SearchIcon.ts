import { Search } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const SearchIcon = /* @__PURE__ */ createIcon(Search);
