export const TextArea = {
  remaining: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  tooMany: (count: number) => (count === 1 ? '1 character too many' : `${count} characters too many`),
};
