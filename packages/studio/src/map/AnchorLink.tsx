import type { MouseEvent } from 'react';

export interface AnchorLinkProps {
  /** The id of the element. */
  readonly to: string;
  readonly children: string;
  /** Called instead of the browser's own jump, which cannot reach elements that a search hides. */
  readonly onFollow: () => void;
}

/** A link to another place of the map. */
export function AnchorLink({ to, children, onFollow }: AnchorLinkProps) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    onFollow();
  };
  return (
    <a href={`#${to}`} onClick={follow}>
      {/* On a right-to-left page the leading slash of a path would otherwise move to the other end. */}
      <bdi>{children}</bdi>
    </a>
  );
}
