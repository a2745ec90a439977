export { DepositPlanCard, type DepositPlanCardProps, type DepositPlanStatus } from './DepositPlanCard.tsx';
export { DepositPlanCardSkeleton, type DepositPlanCardSkeletonProps } from './DepositPlanCardSkeleton.tsx';
