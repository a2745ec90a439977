import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';

interface ShortProps {
  shown: string;
  whole: string;
}

/** Something short for the eye, the whole for assistive technology (CARD-1). */
export function Short({ shown, whole }: ShortProps) {
  if (shown === whole) return <bdi>{whole}</bdi>;
  return (
    <>
      <bdi aria-hidden="true">{shown}</bdi>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </>
  );
}
