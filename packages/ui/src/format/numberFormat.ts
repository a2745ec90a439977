const formatters = new WeakMap<Intl.NumberFormatOptions, Map<string, Intl.NumberFormat>>();
const optionsByKey = new Map<string, Intl.NumberFormatOptions>();

/**
 * Caches one formatter for each locale and set of options: creating one takes a hundred times as long as using it. If
 * hundreds of numbers are formatted at once, pass the same object of options each time, which is found faster than an
 * equal one.
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return formatters.get(options)?.get(locale) ?? createFormatter(locale, options);
}

function createFormatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const first = optionsByKey.get(key) ?? options;
  optionsByKey.set(key, first);
  const formats = formatters.get(first) ?? new Map<string, Intl.NumberFormat>();
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, options);
  formats.set(locale, format);
  formatters.set(first, formats);
  formatters.set(options, formats);
  return format;
}
