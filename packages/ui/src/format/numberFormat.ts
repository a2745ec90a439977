const formatters = new WeakMap<Intl.NumberFormatOptions, Map<string, Intl.NumberFormat>>();
const known = new Map<string, Intl.NumberFormatOptions>();

/**
 * One formatter for each locale and set of options: to make one costs a hundred times what to use it does. Where
 * hundreds are written at once, hand in the same object of options each time: it is found quicker than an equal one.
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return formatters.get(options)?.get(locale) ?? createFormatter(locale, options);
}

function createFormatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const first = known.get(key) ?? options;
  known.set(key, first);
  const formats = formatters.get(first) ?? new Map<string, Intl.NumberFormat>();
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, options);
  formats.set(locale, format);
  formatters.set(first, formats);
  formatters.set(options, formats);
  return format;
}
