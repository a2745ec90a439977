import { Card, Grid, Skeleton, SkeletonGroup, Split, Stack } from '@keel/ui';
import type { ReactNode } from 'react';

/** The layout of a page's skeleton. */
export type PageShape = 'figures' | 'cards' | 'form' | 'formAside' | 'rows' | 'rowsAside';

/** A skeleton in the shape of a page while its file loads, so that nothing shifts when the page appears (SPEED-2). */
export function PageSkeleton({ shape }: { shape: PageShape }) {
  return <SkeletonGroup>{shapes[shape]}</SkeletonGroup>;
}

const figure = (
  <Card>
    <Stack gap="2">
      <Skeleton text="label" width="60%" />
      <Skeleton text="title2" width="8rem" />
      <Skeleton width="5rem" />
    </Stack>
  </Card>
);

const fields = (
  <Card>
    <Stack gap="5">
      <Skeleton text="title3" width="40%" />
      <Field />
      <Field />
      <Field />
      <Skeleton height="3rem" />
    </Stack>
  </Card>
);

const aside = (
  <Card>
    <Stack gap="4">
      <Skeleton text="title3" width="60%" />
      <Skeleton />
      <Skeleton width="80%" />
      <Skeleton />
    </Stack>
  </Card>
);

const rows = (
  <Card>
    <Stack gap="4">
      <Skeleton text="title3" width="30%" />
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} height="2rem" />
      ))}
    </Stack>
  </Card>
);

const shapes: Readonly<Record<PageShape, ReactNode>> = {
  figures: (
    <Stack gap="5">
      <Stack gap="2">
        <Skeleton text="label" width="8rem" />
        <Skeleton text="balance" width="14rem" />
        <Skeleton width="10rem" />
      </Stack>
      <Grid columns={4} minWidth={150}>
        {figure}
        {figure}
        {figure}
        {figure}
      </Grid>
      <Split aside={<Skeleton shape="block" height="18rem" />}>
        <Skeleton shape="block" height="24rem" />
      </Split>
    </Stack>
  ),
  cards: (
    <Grid columns={3}>
      <Skeleton shape="block" height="19rem" />
      <Skeleton shape="block" height="19rem" />
      <Skeleton shape="block" height="19rem" />
    </Grid>
  ),
  form: fields,
  formAside: <Split aside={aside}>{fields}</Split>,
  rows,
  rowsAside: (
    <Split aside={aside} isAsideFirst>
      {rows}
    </Split>
  ),
};

function Field() {
  return (
    <Stack gap="1.5">
      <Skeleton text="label" width="30%" />
      <Skeleton height="2.75rem" />
    </Stack>
  );
}
