import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Drops files on the candidate list, as from the desktop. */
export async function dropFiles(page: Page, files: { name: string; bytes: Uint8Array }[]): Promise<void> {
  const encoded = files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') }));
  const transfer = await page.evaluateHandle((list) => {
    const data = new DataTransfer();
    for (const { name, base64 } of list) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: 'application/pdf' }));
    }
    return data;
  }, encoded);
  const target = page.getByTestId('cv-drop-zone');
  await target.dispatchEvent('dragenter', { dataTransfer: transfer });
  await expect(page.getByText('Upuść, aby dodać CV')).toBeVisible();
  await target.dispatchEvent('drop', { dataTransfer: transfer });
}
