// Shows the offline page in the language and theme of the app, and returns to the requested page once there is a
// connection.
(() => {
  let language = null;
  let style = null;
  try {
    language = localStorage.getItem('language');
    style = localStorage.getItem('backgroundStyle');
  } catch {
    // Storage is blocked: the browser's preference is used.
  }
  const sections = [...document.querySelectorAll('section')];
  const wanted = [language, ...navigator.languages].map((tag) => (tag ?? '').split('-')[0]);
  const shown = wanted.map((tag) => sections.find((section) => section.lang === tag)).find(Boolean) ?? sections[0];
  const isDark = style === null ? matchMedia('(prefers-color-scheme: dark)').matches : style === 'black';
  document.documentElement.dataset.theme = isDark ? 'black' : 'white';
  for (const section of sections) section.hidden = section !== shown;
  document.documentElement.lang = shown.lang;
  document.documentElement.dir = shown.dir || 'ltr';
  addEventListener('online', () => location.reload());
})();
