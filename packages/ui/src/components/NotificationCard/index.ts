export { NotificationCard, type NotificationCardProps } from './NotificationCard.tsx';
