export const exportFormats = ['csv', 'jsonl'] as const;

/** In place of a person's id: what the product did itself. */
export const systemActorId = 'system';

/** Regulation (EU) 2024/1689, Article 26(6): logs are kept for at least six months. */
export const minKeepMonths = 6;
export const maxKeepMonths = 240;
