import { startProduct } from '../tests/product';
import { test } from './fixtures';
test('x', async ({ page }) => {
  test.setTimeout(120_000);
  const product = await startProduct({ empty: true });
  page.on('console', (m) => console.log('CONSOLE', m.text().slice(0, 600)));
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message, e.stack?.slice(0, 1500)));
  page.on('response', (r) => { if (r.status() >= 400) console.log(r.status(), r.url()); });
  await page.goto(`${product.server.url}/processes`);
  await page.getByRole('link', { name: 'Zacznij konfigurację' }).click();
  await page.waitForTimeout(6000);
  console.log((await page.getByRole('heading').allTextContents()).join('|'));
  await page.goto(`${product.server.url}/setup`);
  await page.waitForTimeout(3000);
  console.log((await page.getByRole('heading').allTextContents()).join('|'));
  console.log(product.server.output.slice(-3000));
  await product.stop();
});
