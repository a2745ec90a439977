/**
 * Resolves when React Aria has focused the next dialog that opens for the second time, which it does half a second after opening
 * (a workaround for VoiceOver). At that moment the dialog also takes a focus that is lost: when an upper dialog closes just then,
 * the focus goes to the lower dialog and not to the button that opened the upper one. A test that checks where the focus returns
 * to waits for this first. Call it before the dialog opens.
 */
export function whenDialogIsRefocused(): Promise<void> {
  return new Promise((resolve) => {
    let times = 0;
    const count = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.role !== 'dialog') return;
      times += 1;
      if (times < 2) return;
      document.removeEventListener('focusin', count);
      resolve();
    };
    document.addEventListener('focusin', count);
  });
}
