import type { ModelSettings } from '@/lib/model/model-settings';
import { Failure } from '../lib/failure';

/** Options of a command that asks a model: prices of a million tokens, in whole currency. */
export const priceOptions = {
  'input-price': { type: 'string' },
  'cached-price': { type: 'string' },
  'output-price': { type: 'string' },
  currency: { type: 'string', default: 'USD' },
} as const;

export const priceUsage = '[--input-price 0.4 --output-price 1.6 [--cached-price 0.1] [--currency USD]]';

export interface PriceTexts {
  'input-price'?: string | undefined;
  'cached-price'?: string | undefined;
  'output-price'?: string | undefined;
}

function millionths(name: keyof PriceTexts, texts: PriceTexts): number | null {
  const text = texts[name];
  if (text === undefined) return null;
  const amount = Number(text);
  if (text.trim() === '' || !Number.isFinite(amount) || amount < 0)
    throw new Failure(`--${name} is no price: "${text}".`, priceUsage);
  return Math.round(amount * 1e6);
}

/** @returns null without prices @throws Failure for what is no price, or for one without the other */
export function readPrices(texts: PriceTexts): ModelSettings['prices'] {
  const [input, cached, output] = (['input-price', 'cached-price', 'output-price'] as const).map((name) =>
    millionths(name, texts),
  ) as [number | null, number | null, number | null];
  if (input === null && output === null && cached === null) return null;
  if (input === null || output === null)
    throw new Failure('--input-price and --output-price belong together.', priceUsage);
  return { input, cachedInput: cached ?? input, output };
}

/** @param micros millionths of the currency */
export function costText(micros: number, currency: string): string {
  return `${(micros / 1e6).toFixed(4)} ${currency}`;
}
