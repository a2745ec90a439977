export const FormErrorSummary = {
  title: (count: number) => (count === 1 ? 'There is 1 problem' : `There are ${count} problems`),
};
