export { ProfileCard, type ProfileCardProps } from './ProfileCard.tsx';
export { ProfileCardSkeleton } from './ProfileCardSkeleton.tsx';
