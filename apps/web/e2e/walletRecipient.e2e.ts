import { encodeQR } from 'qr';
import { test } from './support/localChain.ts';
import { enterFunded, expectConfirmed, freshAddress, review } from './support/sending.ts';
import { expect, type Page } from './support/test.ts';
import { enterWithWallet, KNOWN_ADDRESS } from './support/wallet.ts';

test.describe.configure({ timeout: 180_000 });

const recipient = (page: Page) => page.getByLabel('Recipient’s address');

async function openForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Send', exact: true }).first().click();
  await expect(recipient(page)).toBeVisible();
}

/** In place of a camera: a stream that shows this code, or the failure of a browser. */
async function placeCamera(page: Page, shown: { readonly text: string } | { readonly failure: string }): Promise<void> {
  const code = 'text' in shown ? encodeQR(shown.text, 'raw') : null;
  await page.evaluate(
    ({ modules, failure }) => {
      const stopped: boolean[] = [];
      Object.assign(globalThis, { stoppedCameras: stopped });
      navigator.mediaDevices.getUserMedia = async () => {
        if (modules === null) throw new DOMException('', failure);
        const canvas = document.createElement('canvas');
        canvas.width = 640;
        canvas.height = 480;
        const context = canvas.getContext('2d');
        const draw = () => {
          if (context === null) return;
          context.fillStyle = '#fff';
          context.fillRect(0, 0, 640, 480);
          context.fillStyle = '#000';
          const size = Math.floor(400 / modules.length);
          for (const [y, row] of modules.entries())
            for (const [x, isDark] of row.entries())
              if (isDark) context.fillRect(120 + x * size, 40 + y * size, size, size);
          requestAnimationFrame(draw);
        };
        draw();
        const stream = canvas.captureStream();
        const [track] = stream.getTracks();
        const stop = track?.stop.bind(track);
        if (track)
          track.stop = () => {
            stopped.push(true);
            stop?.();
          };
        return stream;
      };
    },
    { modules: code, failure: 'failure' in shown ? shown.failure : '' },
  );
}

test('[WALLET-5] a pasted link fills the form in; nothing else than a recipient enters it (W-38)', async ({
  page,
  context,
  server,
  person,
  chain,
}) => {
  await enterWithWallet(page, server, person);
  await enterFunded(page, chain);
  await openForm(page);
  await test.step('without permission', async () => {
    await context.grantPermissions([]);
    await page.getByRole('button', { name: 'Paste' }).click();
    await expect(page.getByText('This browser doesn’t let us read the clipboard.').first()).toBeVisible();
    await expect(recipient(page)).toHaveValue('');
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.getByRole('button', { name: 'Paste' }).click();
  };
  const to = freshAddress();
  for (const [text, sentence] of [
    ['javascript:alert(1)', 'This is a link that begins with “javascript:”. The wallet doesn’t pay such links.'],
    ['x'.repeat(500_000), 'This text is too long for an address or a payment link.'],
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'This address belongs to another chain.'],
    [`ethereum:${to}@1?value=1`, 'This payment link is for Ethereum, Mainnet.'],
    ['solana:7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU', 'This payment link is for Solana, Devnet.'],
    [KNOWN_ADDRESS, 'This is your own address.'],
    ['', 'There’s no text in the clipboard.'],
  ] as const) {
    await paste(text);
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect(recipient(page)).toHaveValue('');
  }
  await paste(`ethereum:${to}@11155111?value=1.5e18`);
  await expect(recipient(page)).toHaveValue(to);
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('1.5');
  // A refused text leaves what was entered before.
  await paste('hello');
  await expect(page.getByText('This is not an address.').first()).toBeVisible();
  await expect(recipient(page)).toHaveValue(to);
});

test('[WALLET-5] a QR code is scanned by the camera, which is off afterwards; a refusal says what to do (W-38)', async ({
  page,
  server,
  person,
  chain,
}) => {
  await enterWithWallet(page, server, person);
  await enterFunded(page, chain);
  await openForm(page);
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const dialog = page.getByRole('dialog', { name: 'Scan QR code' });
  for (const [failure, sentence] of [
    ['NotAllowedError', 'This page isn’t allowed to use the camera.'],
    ['NotFoundError', 'We found no camera. Paste the address instead.'],
    ['NotReadableError', 'The camera couldn’t be started.'],
  ] as const) {
    await placeCamera(page, { failure });
    await page.getByRole('button', { name: 'Scan QR code' }).click();
    await expect(dialog.getByText(sentence)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  const to = freshAddress();
  await placeCamera(page, { text: `ethereum:${to}@11155111?value=250000000000000000` });
  await page.getByRole('button', { name: 'Scan QR code' }).click();
  await expect(recipient(page)).toHaveValue(to);
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('0.25');
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => (globalThis as { stoppedCameras?: boolean[] }).stoppedCameras)).toEqual([true]);

  for (const [text, sentence] of [
    ['https://example.com/login', 'This is a link that begins with “https:”.'],
    ['javascript:alert(document.domain)', 'This is a link that begins with “javascript:”.'],
    // A code holds at most 4,296 characters; the test of the clipboard pastes 500,000.
    ['A'.repeat(3000), 'This text is too long for an address or a payment link.'],
  ] as const) {
    await placeCamera(page, { text });
    await page.getByRole('button', { name: 'Scan QR code' }).click();
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect(recipient(page)).toHaveValue(to);
  }
  // The content security policy and Trusted Types allow all of it.
  expect(problems).toEqual([]);
});

test('[WALLET-5] each speed has its fee and time, and an earlier recipient is offered with how often it was sent to (W-38, W-39)', async ({
  page,
  server,
  person,
  chain,
}) => {
  await enterWithWallet(page, server, person);
  await enterFunded(page, chain);
  const to = freshAddress();
  await review(page, { to, amount: '0.5' });
  await expect(page.getByText('New recipient')).toBeVisible();
  // Coins of a test network are worth nothing.
  await expect(page.getByRole('main')).not.toContainText('$');
  await page.getByRole('button', { name: 'Sign and send' }).click();
  await expectConfirmed(page);
  // A local chain has no explorer.
  await expect(page.getByRole('link', { name: /View on/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the wallet' }).click();
  await openForm(page);
  for (const [speed, within] of [
    ['Slow', '60 seconds'],
    ['Normal', '36 seconds'],
    ['Fast', '12 seconds'],
  ] as const) {
    const option = page.getByRole('radio', { name: speed });
    await expect(option).toHaveAccessibleName(/^\w+\s*0\.[\d]+ ETH$/);
    await expect(option).toHaveAccessibleDescription(`Usually within ${within}`);
  }
  await page.getByRole('button', { name: /Recent recipients/ }).click();
  const option = page.getByRole('option', { name: new RegExp(`${to} · Sent once`, 'i') });
  await option.click();
  await expect(recipient(page)).toHaveValue(new RegExp(to, 'i'));
  await page.getByLabel('Amount', { exact: true }).fill('0.25');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText('Sent once', { exact: true })).toBeVisible();
});
