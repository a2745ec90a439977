const made = new Map<string, Intl.NumberFormat>();

/** One formatter for each locale and set of options: to make one costs a hundred times what to use it does. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, options);
  made.set(key, format);
  return format;
}
