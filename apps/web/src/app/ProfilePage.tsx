import { ProfileCardSkeleton } from '@keel/ui';
import { lazy, Suspense } from 'react';

const ProfileScreen = lazy(async () => ({
  default: (await import('../features/profile/ProfileScreen.tsx')).ProfileScreen,
}));

/** The profile, in the shape of eight cards while it comes (CARD-5). */
export function ProfilePage() {
  return (
    <Suspense fallback={<ProfileCardSkeleton />}>
      <ProfileScreen />
    </Suspense>
  );
}
