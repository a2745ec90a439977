import type { MouseEvent } from 'react';

export interface AnchorLinkProps {
  /** The id of the element. */
  readonly to: string;
  readonly children: string;
  /** Called in place of the browser's jump, which cannot reach what a search hides. */
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
      {/* A path begins with a slash, which would change its side on a page from right to left. */}
      <bdi>{children}</bdi>
    </a>
  );
}
