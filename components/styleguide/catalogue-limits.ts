/** What the fields of the catalogue allow; the same for the fields themselves and for their rules. */
export const currencies = ['PLN', 'EUR', 'GBP'] as const;
export const dateBounds = { min: '2026-01-01', max: '2030-12-31' };
export const sampleFileLimits = { extensions: ['pdf', 'docx'], maxMegabytes: 10 };
export const tolerance = { min: 0, max: 100 };
