export { QuickAction, type QuickActionProps } from './QuickAction.tsx';
export { QuickActions, type QuickActionsProps } from './QuickActions.tsx';
