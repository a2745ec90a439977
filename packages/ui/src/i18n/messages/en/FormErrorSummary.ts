export const FormErrorSummary = { title: (count: number) => `There are ${count} problems` };
