/** What a token costs through the Batch API, as a share of its price (https://platform.openai.com/docs/guides/batch). */
export const batchPriceShare = 0.5;
