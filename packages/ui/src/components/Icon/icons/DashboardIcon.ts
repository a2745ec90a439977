import { LayoutDashboard } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

export const DashboardIcon = /* @__PURE__ */ createIcon(LayoutDashboard);
