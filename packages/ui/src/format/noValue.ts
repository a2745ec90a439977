/** The text shown instead of a missing or invalid value. */
export const NO_VALUE = '---';

/** The result of `give`, or `nothing` if it returns undefined or throws a RangeError of Intl. */
export function orNoValue<Shown>(give: () => Shown | undefined, nothing: Shown): Shown {
  try {
    return give() ?? nothing;
  } catch (error) {
    if (error instanceof RangeError) return nothing;
    throw error;
  }
}
