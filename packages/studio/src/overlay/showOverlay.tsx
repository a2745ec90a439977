import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followFlows } from './liveFlows.ts';
import { StudioOverlay } from './StudioOverlay.tsx';
import { turnStudioOff } from './studioSwitch.ts';

/** Adds the overlay to the page, above the app and outside of it. */
export function showOverlay(): void {
  followFlows();
  const element = document.createElement('div');
  // React Aria hides everything behind a dialog, except for elements with this attribute.
  element.dataset['reactAriaTopLayer'] = 'true';
  document.body.append(element);
  const root = createRoot(element);
  const close = () => {
    turnStudioOff();
    root.unmount();
    element.remove();
  };
  root.render(
    <StrictMode>
      <StudioOverlay onClose={close} />
    </StrictMode>,
  );
}
