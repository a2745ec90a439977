import { ProfileCardSkeleton } from '@keel/ui';
import { lazy, Suspense } from 'react';
import { tradesQuery } from '../../features/profile/useTrades.ts';
import type { PageReads } from './pageOf.tsx';

const ProfileScreen = lazy(async () => ({
  default: (await import('../../features/profile/ProfileScreen.tsx')).ProfileScreen,
}));

/** The profile, with a skeleton of eight cards while it loads (CARD-5). */
export function ProfilePage() {
  return (
    <Suspense fallback={<ProfileCardSkeleton />}>
      <ProfileScreen />
    </Suspense>
  );
}

ProfilePage.reads = ((api, user) => [tradesQuery(api, user)]) satisfies PageReads;
