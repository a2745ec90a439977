/** The props of the outermost element, and of the input in it. */
export function splitData<Given extends object>(given: Given): { data: object; input: Given } {
  const all = Object.entries(given);
  return {
    data: Object.fromEntries(all.filter(isData)),
    input: Object.fromEntries(all.filter((entry) => !isData(entry))) as Given,
  };
}

const isData = ([name]: [string, unknown]) => name.startsWith('data-');
