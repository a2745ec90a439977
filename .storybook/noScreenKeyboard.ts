/**
 * Tells React Aria that no keyboard on the screen changes the layout. Otherwise it takes a window that gets smaller just after a
 * field had the focus, as between stories of two sizes, for one that made room for a keyboard, and hides the next overlay for up
 * to 600 ms until the keyboard is there. For runs of tests, where there is none.
 */
export function noScreenKeyboard(): void {
  const found = document.querySelector<HTMLMetaElement>('meta[name=viewport]');
  const meta = found ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'viewport' }));
  const others = meta.content.split(',').filter((part) => part.trim() !== '' && !part.includes('interactive-widget'));
  meta.content = [...others, 'interactive-widget=overlays-content'].join(',');
}
