import { as, test } from './support/investors.ts';
import { readMessage } from './support/journeys.ts';
import { picture } from './support/picture.ts';
import { expect } from './support/test.ts';

test.describe('the sample investor', () => {
  test.use(as.amelia);

  test('[PROF-1, CARD-1, CARD-2, CARD-3, CARD-4, CARD-6] trades, and the rows of the account @phone', async ({
    page,
  }) => {
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'My Trades' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/registeration');

    await page.getByRole('button', { name: /^Password/ }).click();
    const detail = page.getByRole('dialog', { name: 'Password' });
    await expect(detail).toContainText('••••••••');
    await detail.getByRole('link').click();
    await expect(page).toHaveURL('/settings#password');
    await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
  });

  test('[PROF-3] a trade is asked for; the button stays where it was put', async ({ page }) => {
    await page.goto('/profile');
    const button = page.getByRole('button', { name: 'Create active trade' });
    await button.focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+ArrowUp');
    const place = await button.boundingBox();
    await page.reload();
    await expect(button).toBeVisible();
    expect((await button.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);

    await button.press('Enter');
    await page.getByLabel(/Your wish/).fill('BTC/USD in the morning.');
    await page.getByRole('button', { name: 'Send request' }).click();
    await readMessage(page, 'Your request was sent.');
  });
});

test.describe('somebody new', () => {
  test.use(as.newcomer);

  test('[PROF-2] has no trade yet', async ({ page }) => {
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'No Trade found' })).toBeVisible();
  });

  test('[KYC-2, KYC-4, KYC-6, KYC-7, UPLOAD-1] hands in an identity with a real image', async ({ page }) => {
    await page.goto('/registeration');
    await page.getByLabel('SSN/Driver license number').fill('A1234 567');
    await page.getByLabel('State').fill('Lisboa');
    await page.getByLabel('Address', { exact: true }).fill('Rua do Porto 12');
    const field = page.locator('input[type=file]');
    await field.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await readMessage(page, 'Image mime type is not valid');
    await field.setInputFiles(picture());
    await page.getByRole('button', { name: 'Submit' }).click();
    await readMessage(page, 'Your registration is under review.');
    await expect(page).toHaveURL('/profile');
    await expect(page.getByText('Verification Pending')).toBeVisible();
  });

  test('[PHOTO-1, PHOTO-2] sets a photo, which shows from its own address', async ({ page }) => {
    await page.goto('/profilephoto');
    const upload = page.getByRole('button', { name: 'Upload' });
    await expect(upload).toBeDisabled();
    await page.locator('input[type=file]').setInputFiles(picture('me.png'));
    await upload.click();
    await readMessage(page, 'Your photo was saved.');
    await expect(page).toHaveURL('/wallet');
    await page.goto('/profile');
    await expect(page.locator('main img').first()).toHaveAttribute('src', /\/storage\//);
  });
});
