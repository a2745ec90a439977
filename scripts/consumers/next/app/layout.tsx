import '@keel/ui/styles.css';
import './brand.css';
import type { ReactNode } from 'react';

/** No icon: browsers request one that the app does not have. */
export const metadata = { icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="white" data-brand="acme">
      <body>{children}</body>
    </html>
  );
}
