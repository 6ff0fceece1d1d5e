import { expect, test } from './fixtures';

test('nothing in Administration, nor in a form, breaks the Content-Security-Policy', async ({ page, signIn }) => {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (what: string) => violations.push(`${page.url()}: ${what}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report = Reflect.get(window, 'reportViolation') as (what: string) => void;
      report(`${violatedDirective} ${blockedURI} in ${sourceFile}`);
    });
  });
  await signIn('ADMIN');
  // Their schemas come with the forms.
  await page.goto('/administration/model');
  await expect(page.getByRole('button', { name: 'Zapisz ustawienia' })).toBeVisible();
  await page.goto('/administration/ats');
  await expect(page.getByRole('button', { name: 'Dodaj połączenie' })).toBeVisible();
  await page.goto('/processes?new=true');
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  expect(violations).toEqual([]);
});
