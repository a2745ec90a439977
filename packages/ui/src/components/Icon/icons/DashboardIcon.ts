import { LayoutDashboard } from '@lucide/icons';
import { createIcon } from '../Icon.tsx';

export const DashboardIcon = /* @__PURE__ */ createIcon(LayoutDashboard);
