import { button } from './controls.ts';
import type { Driven } from './FlowDriver.ts';

/** Logs in on `/login`, with a session that lasts for so many hours. */
export async function signInFor({ page, account: { person } }: Driven, hours: number): Promise<void> {
  await page.route(
    '**/api/login',
    async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as object;
      await route.fulfill({ response, json: { ...json, expiresIn: hours } });
    },
    { times: 1 },
  );
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await button(page, 'Continue').click();
}
