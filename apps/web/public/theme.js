// Paints the chosen theme before the first frame. A file of its own: the content security policy allows no inline script.
(() => {
  let style = null;
  try {
    style = localStorage.getItem('backgroundStyle');
  } catch {
    // Storage is blocked: the system's preference stands.
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme =
    style === 'black' || style === 'white' ? style : prefersDark ? 'black' : 'white';
})();
