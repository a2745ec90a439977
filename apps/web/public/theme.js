// Applies the chosen theme before the first frame. A separate file, since the content security policy allows no inline
// script.
(() => {
  let style = null;
  try {
    style = localStorage.getItem('backgroundStyle');
  } catch {
    // Storage is blocked: the system's preference is used.
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme =
    style === 'black' || style === 'white' ? style : prefersDark ? 'black' : 'white';
})();
