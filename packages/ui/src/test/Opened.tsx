import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Opens a story's overlay as soon as it is mounted, with the first button that the selector finds. For documentation
 * pages, where stories do not play. The button is focused first, as after a real press, since an overlay copies its
 * opener's theme.
 */
export const openedBy = (selector: string): Decorator =>
  function Opening(Story) {
    return (
      <Opened selector={selector}>
        <Story />
      </Opened>
    );
  };

function Opened({ selector, children }: { selector: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = root.current?.querySelector<HTMLElement>(selector);
    opener?.focus({ preventScroll: true });
    opener?.click();
  }, [selector]);
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
