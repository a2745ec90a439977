export { type NavGroup, type NavLink, Sidebar, type SidebarItem, type SidebarProps } from './Sidebar.tsx';
