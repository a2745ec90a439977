export { type NavLink, Sidebar, type SidebarProps } from './Sidebar.tsx';
