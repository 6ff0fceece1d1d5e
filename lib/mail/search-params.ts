import { createLoader } from 'nuqs/server';
import { parseAsPage } from '@/lib/filters/number-parsers';

/** The state of Administration > Mail in the URL; invalid values become their defaults. */
export const loadMailParams = createLoader({ page: parseAsPage.withDefault(1) });
