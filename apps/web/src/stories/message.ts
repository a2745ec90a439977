import { expect, screen, waitFor, within } from 'storybook/test';

/** Waits for the modal with exactly these words, and an icon that says what kind of message it is (MODAL-1, MODAL-2). */
export async function expectMessage(
  words: string,
  kind: 'Error' | 'Done' | 'Warning' | 'Note' = 'Error',
): Promise<void> {
  const modal = await screen.findByRole('alertdialog', { name: 'Message' });
  await expect(modal).toHaveAccessibleDescription(words);
  await expect(within(modal).getByRole('img')).toHaveAccessibleName(kind);
}

/** Dismisses the open modal with 'Got it!'. */
export async function dismissMessage({ userEvent }: { userEvent: { click(element: Element): Promise<void> } }) {
  await userEvent.click(screen.getByRole('button', { name: 'Got it!' }));
  // A toast of an earlier story is an alert dialog too.
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Message' })).toBeNull());
}
