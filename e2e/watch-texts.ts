import type { BrowserContext } from '@playwright/test';

/** @returns the texts that pages of `context` ask for and have not got, from now on: each shows its key instead. */
export function watchTexts(context: BrowserContext): string[] {
  const missing: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && text.includes('MISSING_MESSAGE'))
      missing.push(`${message.page()?.url()}: ${text}`);
  });
  return missing;
}
