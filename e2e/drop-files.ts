import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Drops files on the page's table as a person does from their desktop. */
export async function dropFiles(page: Page, files: { name: string; bytes: Uint8Array }[]): Promise<void> {
  const sent = files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') }));
  const transfer = await page.evaluateHandle((list) => {
    const data = new DataTransfer();
    for (const { name, base64 } of list) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: 'application/pdf' }));
    }
    return data;
  }, sent);
  const target = page.getByTestId('cv-drop-zone');
  await target.dispatchEvent('dragenter', { dataTransfer: transfer });
  await expect(page.getByText('Upuść, aby dodać CV')).toBeVisible();
  await target.dispatchEvent('drop', { dataTransfer: transfer });
}
