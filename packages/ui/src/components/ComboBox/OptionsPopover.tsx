import { type ComponentProps, use } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Popover } from 'react-aria-components/Popover';
import { copyOpenerTheme } from '../Modal/copyOpenerTheme.ts';

/**
 * The popover with the list of a ComboBox. React Aria closes it whenever the page scrolls, even if the browser does that to
 * show the field that has just received the focus. This one stays open, and moves with the page as its field does.
 */
export function OptionsPopover(popover: ComponentProps<typeof Popover>) {
  const state = use(ComboBoxStateContext);
  return (
    <Popover
      ref={copyOpenerTheme}
      offset={4}
      {...popover}
      isOpen={state?.isOpen === true}
      onOpenChange={(isOpen) => !isOpen && !isPageScrolling() && state?.close()}
    />
  );
}

/** Whether the running code handles a scroll event of the page, not one of a scrollable part of it, such as a dialog. */
function isPageScrolling(): boolean {
  const { event } = window;
  return event?.type === 'scroll' && event.target === document;
}
