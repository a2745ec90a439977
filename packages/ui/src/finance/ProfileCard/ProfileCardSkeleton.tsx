import { Card } from '../../components/Card/Card.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../components/Skeleton/SkeletonGroup.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import type { RootProps } from '../../rootProps.ts';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The placeholder of the profile: eight cards (CARD-5). */
export function ProfileCardSkeleton(element: RootProps<HTMLDivElement>) {
  return (
    <SkeletonGroup {...element}>
      <Grid columns={4} minWidth={200}>
        {CARDS.map((card) => (
          <Card key={card}>
            <Stack gap="3">
              <Skeleton shape="circle" width="40px" height="40px" />
              <Skeleton text="label" width="70%" />
              <Skeleton width="100%" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
