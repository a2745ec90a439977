/** Text from the code's comments; text between backticks is shown as code. */
export function WithCode({ text }: { readonly text: string }) {
  // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change their places
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
