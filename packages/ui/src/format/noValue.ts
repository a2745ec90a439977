/** What stands in place of a value that is missing or impossible. */
export const NO_VALUE = '---';

/** `give` answers undefined, or throws a RangeError of Intl, where there is nothing to show. */
export function orNoValue<Shown>(give: () => Shown | undefined, nothing: Shown): Shown {
  try {
    return give() ?? nothing;
  } catch (error) {
    if (error instanceof RangeError) return nothing;
    throw error;
  }
}
