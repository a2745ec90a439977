import { expect, screen, waitFor } from 'storybook/test';

/** Waits for the modal with exactly these words (MODAL-1). */
export async function expectMessage(words: string): Promise<void> {
  const modal = await screen.findByRole('alertdialog', { name: 'Message' });
  await expect(modal).toHaveAccessibleDescription(words);
}

/** Dismisses the open modal with 'Got it!'. */
export async function dismissMessage({ userEvent }: { userEvent: { click(element: Element): Promise<void> } }) {
  await userEvent.click(screen.getByRole('button', { name: 'Got it!' }));
  // A toast of an earlier story is an alert dialog too.
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Message' })).toBeNull());
}
